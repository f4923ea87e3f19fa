import Link from 'next/link';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Home</Link> <Link href="/wallet">Wallet</Link>
        </nav>
        {children}
      </body>
    </html>
  );
}
