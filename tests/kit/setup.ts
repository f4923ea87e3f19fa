import 'reflect-metadata';
import { afterEach } from 'vitest';

// Files share one page: what a test has laid over the document's own property is not the next one's.
afterEach(() => {
  if (typeof document !== 'undefined') Reflect.deleteProperty(document, 'visibilityState');
});
