/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  crypto: typeof import('./locales/en.json');
}
