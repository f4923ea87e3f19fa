/** Everything that was sent and received; secrets are masked before it is kept. */
export interface Frame {
  /** Milliseconds since the epoch. */
  at: number;
  via: string;
  way: 'sent' | 'received';
  text: string;
}

const LONGEST = 4000;
const SECRET_KEYS = /^(token|authorization|password|card_number|cvv|cvc)$/i;

export class Frames {
  readonly all: Frame[] = [];

  constructor(private readonly secrets: readonly string[]) {}

  add(via: string, way: Frame['way'], message: unknown): void {
    this.all.push({ at: Date.now(), via, way, text: this.mask(message) });
  }

  /** Also used for texts that are not frames: what a rule reports may quote an answer. */
  mask(message: unknown): string {
    const text = typeof message === 'string' ? message : JSON.stringify(message, hideSecret, 2);
    const masked = this.secrets.reduce((all, secret) => all.replaceAll(secret, '‹masked›'), text ?? 'undefined');
    return masked.length > LONGEST
      ? `${masked.slice(0, LONGEST)}\n… ${masked.length - LONGEST} characters more`
      : masked;
  }
}

const hideSecret = (key: string, value: unknown) =>
  SECRET_KEYS.test(key) && typeof value === 'string' ? '‹masked›' : value;
