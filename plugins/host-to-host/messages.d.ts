/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  'host-to-host': typeof import('./locales/en.json');
}
