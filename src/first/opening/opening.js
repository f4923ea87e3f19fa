// A window that the cashier has opened in the player's tap, and leads on to the provider's page once its address is
// known (src/cashier/payment-window/waiting-window.ts). Without an opener nobody can: the host page's opener policy has
// cut it, or an app's browser has shown this page in the place of the cashier. Then it leaves no empty tab behind.
if (!window.opener) {
  window.close();
  history.back();
}
