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

/** Pages of any origin import the host SDK as a module, with its integrity, and look for its mark when a frame is silent. */
export const HOST_SDK = /^\/host-sdk[.\w]*$/;
/** Readable by the page that was refused: the host SDK then names the reason. The page and its headers are public anyway. */
export const PAGE_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Security-Policy, X-Frame-Options',
};
