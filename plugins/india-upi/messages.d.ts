/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  'india-upi': typeof import('./locales/en.json');
}
