import { cors } from 'hono/cors';

/**
 * Any origin may call the API, because the widget may be served from another one, and because the API uses a bearer token
 * and no cookies. `Date` and `X-Request-Id` are exposed: the widget reads the gateway's time and the request's id.
 */
export const anyOrigin = () =>
  cors({
    origin: '*',
    allowMethods: ['GET'],
    allowHeaders: ['Authorization'],
    exposeHeaders: ['Date', 'X-Request-Id'],
    maxAge: 600,
  });

/**
 * Files of the host SDK. Pages of any origin import it as a module with an integrity hash, and look for its marker file when
 * a frame stays silent.
 */
export const HOST_SDK = /^\/host-sdk[-.\w]*$/;
/** Lets a page that may not embed the cashier read the headers, so that the host SDK can name the reason. They are public anyway. */
export const PAGE_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Content-Security-Policy, X-Frame-Options, Cross-Origin-Embedder-Policy, Cross-Origin-Resource-Policy',
};
