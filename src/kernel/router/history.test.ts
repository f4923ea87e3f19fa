import { expect, it } from 'vitest';
import { createHistory } from './history';

it('in a frame keeps the path that is shown and none before it', () => {
  const history = createHistory(true, '#/deposit');
  expect(history.location.pathname).toBe('/deposit');
  history.push('/deposit/redirect/base?a=1');
  history.push({ pathname: '/deposit/complete' });
  expect(history).toMatchObject({ index: 0, location: { pathname: '/deposit/complete', search: '' } });
});
