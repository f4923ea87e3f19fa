/** A server component: it asks for the player's session, and passes it to the cashiers. */
import { Cashier } from 'cashier-host-sdk/react';
import { Wallet } from './wallet.jsx';

const WIDGET = 'https://cashier.example.com/';
const player = {
  token: 'the session token of the player',
  userId: '42',
  currency: 'EUR',
  paymentGeo: 'DE',
  lang: 'en',
};

export const dynamic = 'force-dynamic';

export default function Page() {
  const payouts = <Cashier widgetUrl={WIDGET} flow="withdrawal" payload={player} style={{ height: 640 }} />;
  return <Wallet widgetUrl={WIDGET} player={player} payouts={payouts} />;
}
