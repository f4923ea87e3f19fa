import type { InjectionToken } from 'tsyringe';

/** The parts of the classic service's documented API that are used. */
export interface ClassicApi {
  ready(callback: () => void): void;
  render(
    element: HTMLElement,
    parameters: {
      sitekey: string;
      size: 'invisible';
      badge: 'inline';
      callback(token: string): void;
      'expired-callback'(): void;
      'error-callback'(): void;
    },
  ): number;
  execute(widget: number): unknown;
  reset(widget: number): void;
}

export interface EnterpriseApi {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

/** Trusted Types as far as needed; https://w3c.github.io/trusted-types */
export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** The parts of the browser that are used: where scripts are added, and the client that they leave behind. */
export interface CaptchaPage {
  document: Document;
  trustedTypes?: TrustedTypes | undefined;
  grecaptcha?: (Partial<ClassicApi> & { enterprise?: Partial<EnterpriseApi> | undefined }) | undefined;
}

/** `page` is undefined outside a browser. */
export interface CaptchaRuntime {
  page: CaptchaPage | undefined;
}
export const CaptchaRuntime: InjectionToken<CaptchaRuntime> = Symbol('CaptchaRuntime');

export const browserCaptchaRuntime: CaptchaRuntime = {
  page: typeof window === 'undefined' ? undefined : (window as unknown as CaptchaPage),
};
