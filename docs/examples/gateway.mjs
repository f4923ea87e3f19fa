/** The first three steps of docs/gateway.md: one method in the list, and a channel that knows no call yet. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const PORT = Number(process.env['PORT'] ?? 5000);
/** Your own way to tell the player of a token. @param {string | string[] | undefined} token */
const isKnown = (token) => token === 't';
const NO_TOKEN = { code: 'auth.tokenExpired', message: 'The session token is missing or has expired' };

const pix = {
  name: 'pix',
  category: 'bank',
  currency: ['BRL'],
  text: { en: 'Pix' },
  amount_rules: { BRL: { min: 10, max: 5000 } },
};
/** @type {Record<string, object>} */
const answers = {
  '/v4/banking/payment-methods': { data: [pix] },
  '/v4/banking/payment-snippet': { data: {} },
};

const headers = {
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization',
  'Access-Control-Expose-Headers': 'Date',
};

const server = createServer((request, response) => {
  /** @param {number} status @param {object} [body] */
  const answer = (status, body) => response.writeHead(status, headers).end(JSON.stringify(body));
  if (request.method === 'OPTIONS') return answer(200);
  if (!isKnown(request.headers.authorization?.replace(/^Bearer /, ''))) return answer(401, NO_TOKEN);
  const [path = ''] = (request.url ?? '').split('?');
  const body = answers[path];
  return body ? answer(200, body) : answer(404, { code: 'unknown.path', message: 'There is no such path' });
});

const channel = new Server(server, { path: '/v4/socket.io', transports: ['websocket'] });
channel.on('connection', (socket) => {
  socket.on('message', ({ messageId }) => {
    const refusal = isKnown(socket.handshake.query['Authorization'])
      ? { status: 404, code: 'unknown.type', message: 'This call is not built yet' }
      : { status: 401, ...NO_TOKEN };
    socket.emit('message', { messageId, ...refusal, time: Date.now() });
  });
});

server.listen(PORT, () => {
  const address = server.address();
  process.stdout.write(`http://localhost:${typeof address === 'object' ? address?.port : PORT}\n`);
});
