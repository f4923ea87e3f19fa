import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Theme } from '../../contract/primitives';
import { nameOf } from './known-player';
import { experimentsOf } from './experiments';
import { SessionData, type Region, type Session } from './session';

/** The session, with its changing parts as observables. */
@injectable()
export class SessionService implements Session {
  readonly userId: string;
  token: string;
  lang: string;
  hostLang: string;
  theme: Theme;
  tokens: Readonly<Record<string, string>>;
  country: string;
  currency: string;

  constructor(@inject(SessionData) private readonly data: SessionData) {
    this.userId = nameOf(data.payload);
    this.token = data.token;
    this.lang = data.lang;
    this.hostLang = data.payload.lang;
    this.theme = data.theme;
    this.tokens = data.payload.tokens;
    this.country = data.country;
    this.currency = data.currency;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  setToken(token: string): void {
    if (token !== '') this.token = token;
  }

  setLang(lang: string): void {
    if (lang === this.hostLang) return;
    this.hostLang = lang;
    this.lang = lang;
  }

  chooseLang(lang: string): void {
    this.lang = lang;
  }

  setRegion({ country, currency }: Region): void {
    this.country = country;
    this.currency = currency;
  }

  setTheme(theme: Theme): void {
    if (!this.isNative) this.theme = theme;
  }

  setTokens(tokens: Readonly<Record<string, string>>): void {
    this.tokens = tokens;
  }

  get payload() {
    return this.data.payload;
  }
  get experiments() {
    return experimentsOf(this.data.payload);
  }
  get platform() {
    return this.data.platform;
  }
  get isNative() {
    return this.data.isNative;
  }
  get design() {
    return this.data.design;
  }
  get isEmbedded() {
    return this.data.isEmbedded;
  }
}
