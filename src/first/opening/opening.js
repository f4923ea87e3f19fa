// A window that the cashier has opened in the player's tap, and leads on to the provider's page once its address is
// known (src/cashier/payment-window/waiting-window.ts). It leaves no empty tab behind where nobody will.
const cashier = window.opener;
if (cashier) {
  // The cashier is left, or loaded anew.
  try {
    cashier.addEventListener('pagehide', () => window.close());
  } catch {
    // A frame without an origin of its own (`sandbox`) can't be listened to.
  }
} else {
  // The host page's opener policy has cut the opener, or an app's browser shows this page in the place of the cashier.
  window.close();
  history.back();
}
