import type { CaptchaPage, TrustedTypes } from './captcha-page';

interface FakeScript extends EventTarget {
  src: string;
  async: boolean;
  isRemoved: boolean;
  remove(): void;
}

/** A page without a network: scripts are recorded, and tests decide whether each loads or fails. */
export class FakeCaptchaPage implements CaptchaPage {
  readonly scripts: FakeScript[] = [];
  grecaptcha: CaptchaPage['grecaptcha'] = undefined;
  trustedTypes: TrustedTypes | undefined = undefined;
  readonly document = {
    createElement: () => {
      const script = Object.assign(new EventTarget(), { src: '', async: false, isRemoved: false });
      return Object.assign(script, { remove: () => void (script.isRemoved = true) });
    },
    head: { append: (script: FakeScript) => void this.scripts.push(script) },
  } as unknown as Document;

  get last(): FakeScript {
    const script = this.scripts.at(-1);
    if (!script) throw new Error('No script was asked for');
    return script;
  }

  /** Loads the last script, which leaves this client behind. */
  arrive(grecaptcha: CaptchaPage['grecaptcha']): void {
    this.grecaptcha = grecaptcha;
    this.last.dispatchEvent(new Event('load'));
  }

  fail(): void {
    this.last.dispatchEvent(new Event('error'));
  }
}
