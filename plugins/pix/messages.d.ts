/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  pix: typeof import('./locales/en.json');
}
