/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  'easy-pay': typeof import('./locales/en.json');
}
