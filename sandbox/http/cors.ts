import { cors } from 'hono/cors';

/**
 * The API carries a bearer token and no cookie, so any origin may call it: the widget may live on another one. It reads the
 * gateway's time there.
 */
export const anyOrigin = () =>
  cors({
    origin: '*',
    allowMethods: ['GET'],
    allowHeaders: ['Authorization'],
    exposeHeaders: ['Date'],
    maxAge: 600,
  });
