'use client';
import { Cashier } from 'cashier-host-sdk/react';
import { useState } from 'react';

export function Wallet({ widgetUrl, player, payouts }) {
  const [status, setStatus] = useState('');
  const [hasPayouts, setHasPayouts] = useState(false);
  return (
    <>
      <button onClick={() => setHasPayouts(!hasPayouts)}>Payouts</button>
      <output>{status}</output>
      <Cashier
        style={{ height: 640 }}
        widgetUrl={widgetUrl}
        payload={player}
        onTransactionStatus={(it) => setStatus(`${it.status} ${it.amount} ${it.currency}`)}
      />
      {hasPayouts && payouts}
    </>
  );
}
