import type { InjectionToken } from 'tsyringe';

/** v2: the classic, challenge-free widget. v3: the enterprise one, which is scoped to an action and shows nothing. */
export type CaptchaVersion = 'v2' | 'v3';

/** A v2 check under way. A screen gives it an element (`connected/captcha-dialog`). */
export interface CaptchaChallenge {
  /** Renders the service's widget into an empty element and starts it. A second call changes nothing. */
  mount(element: HTMLElement): void;
  /** Called when the player gives up: the token is rejected with `captcha.closed`. */
  close(): void;
}

/**
 * Proves that the player is a person, by the captcha service that the deployment names (settings `captcha`).
 * Observable.
 */
export interface Captcha {
  /** The check to show while it is defined; v2 only. */
  readonly challenge: CaptchaChallenge | undefined;
  /**
   * `action`: letters and underscores, e.g. `deposit`. Loads the service's script when first needed. Rejects with an
   * AppError of a `captcha.*` code (captcha-errors.ts). A token can be used once, within two minutes.
   */
  token(action: string, version: CaptchaVersion): Promise<string>;
  dispose(): void;
}
export const Captcha: InjectionToken<Captcha> = Symbol('Captcha');
