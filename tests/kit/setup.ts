import 'reflect-metadata';
import { afterEach } from 'vitest';

// Test files share one page: remove a property with which a test has overridden the document's own.
afterEach(() => {
  if (typeof document !== 'undefined') Reflect.deleteProperty(document, 'visibilityState');
});
