/** The errors by which a captcha ends without a token (spec 8). The player reads `common.errors.{code}`. */
import { AppError } from '../errors/app-error';

const MESSAGES = {
  'captcha.noClients': 'No enterprise clients exist',
  'captcha.scriptFailed': 'Failed to load the captcha script',
  'captcha.browserOnly': 'Captcha only works in a browser',
  'captcha.clientError': 'Error while using the captcha client',
  'captcha.scriptUnavailable': 'Unable to load the captcha script',
  'captcha.siteKeyRequired': 'Captcha sitekey required',
  'captcha.tokenExpired': 'Captcha token expired',
  'captcha.closed': 'Captcha closed by the user',
  'captcha.unknown': 'Unknown captcha error',
  'captcha.loadingFailed': 'Captcha script loading failed',
} as const;

export type CaptchaErrorCode = keyof typeof MESSAGES;

export function captchaError(code: CaptchaErrorCode, cause?: unknown): AppError {
  return new AppError(MESSAGES[code], { code, cause });
}
