import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { AppError } from '../errors/app-error';
import { Locale } from '../locale/locale';
import { Settings } from '../settings/settings';
import { Clock } from '../time/time';
import type { Captcha, CaptchaChallenge, CaptchaVersion } from './captcha';
import { captchaError } from './captcha-errors';
import { CaptchaRuntime, type CaptchaPage, type ClassicApi, type EnterpriseApi } from './captcha-page';
import { CAPTCHA_SCRIPT_LIMIT_MS, loadCaptchaScript, type CaptchaScript } from './captcha-script';
import { startChallenge } from './classic-challenge';
import { within } from '../time/within';

/** Milliseconds that the enterprise client may take: it shows nothing, so the player would wait without end. */
export const CAPTCHA_ANSWER_LIMIT_MS = 20_000;

/** reCAPTCHA: the classic script for v2, the enterprise one for v3. */
@injectable()
export class GrecaptchaCaptcha implements Captcha {
  challenge: CaptchaChallenge | undefined = undefined;

  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(CaptchaRuntime) private readonly runtime: CaptchaRuntime,
    @inject(Clock) private readonly clock: Clock,
    @inject(Locale) private readonly locale: Locale,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async token(action: string, version: CaptchaVersion): Promise<string> {
    const { page } = this.runtime;
    if (!page) throw captchaError('captcha.browserOnly');
    const { v2SiteKey, v3SiteKey } = this.settings.captcha;
    const siteKey = version === 'v2' ? v2SiteKey : v3SiteKey;
    if (siteKey === '') throw captchaError('captcha.siteKeyRequired');
    const token = version === 'v2' ? await this.classic(page, siteKey) : await this.enterprise(page, siteKey, action);
    if (typeof token !== 'string' || token === '') throw captchaError('captcha.unknown');
    return token;
  }

  dispose(): void {
    this.challenge?.close();
  }

  private async enterprise(page: CaptchaPage, siteKey: string, action: string): Promise<string> {
    const address = this.settings.captcha.v3ScriptUrl;
    const find = ({ grecaptcha }: CaptchaPage) => grecaptcha?.enterprise as EnterpriseApi | undefined;
    const isThere = () => typeof find(page)?.ready === 'function';
    await this.load(page, { address, render: siteKey, failure: 'captcha.scriptUnavailable', isThere });
    const api = await this.ready(() => find(page));
    try {
      const answer = Promise.resolve(api.execute(siteKey, { action }));
      return await within(answer, CAPTCHA_ANSWER_LIMIT_MS, this.clock, () => captchaError('captcha.clientError'));
    } catch (error) {
      throw ofClient(error);
    }
  }

  private async classic(page: CaptchaPage, siteKey: string): Promise<string> {
    const address = this.settings.captcha.v2ScriptUrl;
    const find = ({ grecaptcha }: CaptchaPage) => grecaptcha as ClassicApi | undefined;
    const isThere = () => typeof find(page)?.ready === 'function';
    const language = this.locale.tag.split('-')[0];
    await this.load(page, { address, render: 'explicit', language, failure: 'captcha.scriptFailed', isThere });
    const api = await this.ready(() => find(page));
    this.challenge?.close();
    const { challenge, token } = startChallenge(api, siteKey);
    runInAction(() => (this.challenge = challenge));
    try {
      return await token;
    } catch (error) {
      throw ofClient(error);
    } finally {
      runInAction(() => {
        if (this.challenge === challenge) this.challenge = undefined;
      });
    }
  }

  private load(page: CaptchaPage, script: CaptchaScript): Promise<void> {
    const { v2ScriptUrl, v3ScriptUrl } = this.settings.captcha;
    return loadCaptchaScript(page, script, [v2ScriptUrl, v3ScriptUrl], this.clock);
  }

  /** Waits for the script's second half, which the script fetches itself and which may never arrive. */
  private async ready<Api extends Pick<ClassicApi, 'ready'>>(find: () => Api | undefined): Promise<Api> {
    const first = find();
    if (!first) throw captchaError('captcha.loadingFailed');
    const isReady = new Promise<void>((resolve) => first.ready(resolve));
    await within(isReady, CAPTCHA_SCRIPT_LIMIT_MS, this.clock, () => captchaError('captcha.loadingFailed'));
    return find() ?? first;
  }
}

/** The service throws an Error with a text, a plain text, or nothing at all. */
function ofClient(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const message = thrown instanceof Error ? thrown.message : thrown;
  if (typeof message !== 'string' || message === '') return captchaError('captcha.unknown', thrown);
  return captchaError(
    /no re\s?captcha clients exist/i.test(message) ? 'captcha.noClients' : 'captcha.clientError',
    thrown,
  );
}
