/** The cashier in a React application. */
import { Cashier } from 'cashier-host-sdk/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const player = { token: 'the session token of the player', userId: 'your id of the player' };

function Wallet() {
  const [isOpen, setIsOpen] = useState(true);
  const [status, setStatus] = useState('');
  return (
    <>
      {isOpen && (
        <Cashier
          style={{ height: 640 }}
          widgetUrl="https://cashier.example.com/"
          payload={{ ...player, currency: 'EUR', paymentGeo: 'DE', lang: 'en' }}
          onTransactionStatus={(it) => setStatus(`${it.status} ${it.amount} ${it.currency}`)}
          onClose={() => setIsOpen(false)}
        />
      )}
      <output id="status">{status}</output>
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Wallet />
  </StrictMode>,
);
