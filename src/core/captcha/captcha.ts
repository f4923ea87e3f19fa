import type { InjectionToken } from 'tsyringe';

/** v2: the classic, challenge-free widget. v3: the enterprise one, which is scoped to an action and shows nothing. */
export type CaptchaVersion = 'v2' | 'v3';

/** A v2 check under way: a screen gives it a place (`connected/captcha-dialog`). */
export interface CaptchaChallenge {
  /** Draws the service's widget into an empty element and starts it. A second call changes nothing. */
  mount(element: HTMLElement): void;
  /** The player does not want to: the token is refused with `captcha.closed`. */
  close(): void;
}

/** Proof that a person sits here, from the captcha service that the deployment names (settings `captcha`). Observable. */
export interface Captcha {
  /** To be shown while it is there; v2 only. */
  readonly challenge: CaptchaChallenge | undefined;
  /**
   * `action`: letters and underscores, e.g. `deposit`. The service's script is loaded on first need. Rejects with an
   * AppError of a `captcha.*` code (captcha-errors.ts). A token serves once and for two minutes.
   */
  token(action: string, version: CaptchaVersion): Promise<string>;
  dispose(): void;
}
export const Captcha: InjectionToken<Captcha> = Symbol('Captcha');
