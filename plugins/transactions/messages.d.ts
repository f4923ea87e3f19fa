/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  transactions: typeof import('./locales/en.json');
}
