/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  'peer-to-peer': typeof import('./locales/en.json');
}
