/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  'nigerian-banks': typeof import('./locales/en.json');
}
