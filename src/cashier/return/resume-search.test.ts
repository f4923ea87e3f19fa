/** The search for a payment's page: who ends it, and what follows when it fails. */
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { settled } from '../../core/time/clock.fake';
import { HostListing } from '../methods/host-listing';
import { depositReply } from '../test-kit/fake-gateway';
import { submit } from '../test-kit/tab';
import type { Resume } from './resume';
import { code, hiding, leftUnnamed, made, onForm, RESUME, resumingTab, says } from './return.fixture';

describe('the way there', () => {
  it('is found without the list of methods as well', async () => {
    const { kit } = await made({ page: '/deposit/code' });
    says(kit);
    const { resume, attempts, navigation, source, errors } = kit.load();
    const opening = resume.reopen(attempts.latest('deposit')!);
    expect(resume.isRunning).toBe(true);
    await settled();
    source.fail('deposit', new AppError('', { status: 500 }));
    await opening;
    expect([navigation.path, resume.isRunning, errors.reported]).toEqual(['/deposit/code', false, []]);
  });

  it('is the last one that the player has chosen', async () => {
    const { kit, reopen, resume, navigation, transaction, attempts } = await made();
    const first = reopen();
    await settled();
    attempts.adopt({ ...kit.call(70).intent }, 'd7');
    const second = reopen();
    await settled();
    for (const id of ['d1', 'd7']) {
      kit.realtime.reply(RESUME, { ...depositReply(id, { data: code }), status: 'waiting' });
      await settled();
    }
    await Promise.all([first, second]);
    expect([navigation.visited.at(-1), transaction.current?.id, resume.isRunning]).toEqual([
      '/deposit/code',
      'd7',
      false,
    ]);
    expect(navigation.visited.filter((path) => path === '/deposit/code')).toHaveLength(1);
  });

  it.each([
    ['goes elsewhere', ({ stop }: Resume) => stop()],
    ['closes the cashier', (resume: Resume) => resume.dispose()],
  ])('is not gone when the player %s meanwhile', async (_name, leave) => {
    const { reopen, resume, navigation } = await made({ page: '/deposit/code' });
    const opening = reopen();
    leave(resume);
    await opening;
    expect([navigation.path, resume.isRunning]).toEqual(['/deposit', false]);
  });

  it('ends on the list where the search fails, which is reported', async () => {
    const pathForReply = () => {
      throw new Error('of a plugin');
    };
    const { kit, reopen, navigation, errors, resume } = await made({ more: { pathForReply } });
    says(kit);
    await navigation.go('/deposit/history');
    await reopen();
    expect([navigation.path, errors.reported.length, resume.isRunning]).toEqual(['/deposit', 1, false]);
  });

  it('has its method, although the host hides that by now', async () => {
    const { kit } = await made();
    const { get, start, answerList, resume, attempts, methods } = kit.load({ payload: hiding });
    await get(HostListing).whenRead();
    await start();
    const opening = resume.reopen(attempts.latest('deposit')!);
    await settled();
    answerList();
    await settled();
    expect(methods.currentMethod?.name).toBe('visa');
    resume.dispose();
    await opening;
  });

  it('from a form waits for no list where no create is without an answer', async () => {
    const kit = resumingTab();
    const before = kit.load();
    await onForm(before, 'pix');
    await submit(before.attempts, kit.call());
    before.places.dispose();
    const { start, navigation } = kit.load();
    await start();
    expect(navigation.path).toBe('/deposit/redirect/base');
  });

  it('is nothing that “back” leads to, and opens a form that is shown already anew', async () => {
    const { reopen, navigation } = await made({ more: { resumesByForm: () => true } });
    const go = vi.spyOn(navigation, 'go');
    await reopen();
    expect(go).toHaveBeenLastCalledWith('/deposit/redirect/base', { replace: false, isAnew: false });
    await reopen();
    expect(go).toHaveBeenLastCalledWith('/deposit/redirect/base', { replace: true, isAnew: true });
    await navigation.go('/resume');
    await reopen();
    expect(go).toHaveBeenLastCalledWith('/deposit/redirect/base', { replace: true, isAnew: false });
  });

  it('leads to the list where nothing was looked for, and where no gateway says in time whose it is', async () => {
    const nothing = resumingTab().load();
    await nothing.resume.run();
    expect([nothing.navigation.path, nothing.resume.flow, nothing.resume.isForPayment]).toEqual([
      '/deposit',
      'deposit',
      true,
    ]);
    const kit = await leftUnnamed('/deposit/complete');
    const { start, navigation, transaction } = kit.load();
    await start('/');
    await kit.clock.pass(CALL_LIMIT_MS - 1);
    expect(navigation.path).toBe('/resume');
    await kit.clock.pass(1);
    expect([navigation.path, transaction.current]).toEqual(['/deposit', undefined]);
  });
});
