import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error';
import { bodyOf, type Answer } from './answer';

it('makes an error of the application of a failure that another script hands over', () => {
  const details = { code: 'banking.blocked', status: 403, url: 'https://pay.example/a' };
  const answer: Answer = structuredClone({ failure: { message: 'Blocked', ...details }, ms: 5 });
  const thrown = (() => {
    try {
      return bodyOf(answer);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(AppError);
  expect(thrown).toMatchObject({ message: 'Blocked', ...details });
  expect(bodyOf({ body: { data: [] }, ms: 5 })).toEqual({ data: [] });
});
