/** The server's half of a WebSocket (RFC 6455), for sending only: the plain page of the burst listens to it. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

export function acceptSocket(request: IncomingMessage, socket: Duplex): (text: string) => void {
  const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${GUID}`).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...head, `Sec-WebSocket-Accept: ${key}`, '', ''].join('\r\n'));
  socket.on('error', () => socket.destroy());
  socket.resume();
  return (text) => {
    if (!socket.destroyed) socket.write(frame(text));
  };
}

/** An unmasked text frame, for texts of less than 64 KiB. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = length < 126 ? [0x81, length] : [0x81, 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), payload]);
}
