import { makeAutoObservable } from 'mobx';
import { AppError } from '../errors/app-error';
import type { Captcha, CaptchaChallenge, CaptchaVersion } from './captcha';

/** Resolves every token with `answer`, or rejects with it if it is an error. */
export class FakeCaptcha implements Captcha {
  challenge: CaptchaChallenge | undefined = undefined;
  answer: string | AppError = 'captcha-token';
  readonly asked: { action: string; version: CaptchaVersion }[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async token(action: string, version: CaptchaVersion): Promise<string> {
    this.asked.push({ action, version });
    if (this.answer instanceof AppError) throw this.answer;
    return this.answer;
  }

  dispose(): void {}
}
