/** The keys of this plugin's messages, for the type checker. */
interface PluginMessages {
  'cash-voucher': typeof import('./locales/en.json');
}
