import { expect, it } from 'vitest';
import { readOrThrow } from '../../contract/lenient';
import { Lock } from '../../contract/standing';
import { canAct } from './lock-view';

it.each([
  [{ kind: 'host', name: 'verify' }, true],
  [{ kind: 'link', name: 'verify', url: 'https://brand.example/kyc' }, true],
  [{ kind: 'LINK', url: 'https://brand.example/kyc' }, true],
  [{ kind: 'link', name: 'verify' }, false],
  [{ kind: 'link', name: 'verify', url: 'javascript:alert(1)' }, false],
  [{ kind: 'host' }, false],
  [null, false],
])('a lock with the action %j has a button for it: %s', (action, hasButton) => {
  expect(canAct(readOrThrow(Lock, { flow: 'deposit', reason: 'kyc_required', action }, 'lock').action)).toBe(hasButton);
});
