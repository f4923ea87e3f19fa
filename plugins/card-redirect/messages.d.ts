/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  'card-redirect': typeof import('./locales/en.json');
}
