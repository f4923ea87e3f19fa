import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { SessionData, type Session } from './session';

/** The session with a token that changes. */
@injectable()
export class SessionService implements Session {
  token: string;

  constructor(@inject(SessionData) private readonly data: SessionData) {
    this.token = data.token;
    makeAutoObservable<this, 'data'>(this, { data: false }, { autoBind: true });
  }

  setToken(token: string): void {
    if (token !== '') this.token = token;
  }

  get payload() {
    return this.data.payload;
  }
  get country() {
    return this.data.country;
  }
  get currency() {
    return this.data.currency;
  }
  get lang() {
    return this.data.lang;
  }
  get platform() {
    return this.data.platform;
  }
  get isNative() {
    return this.data.isNative;
  }
  get theme() {
    return this.data.theme;
  }
  get design() {
    return this.data.design;
  }
  get isEmbedded() {
    return this.data.isEmbedded;
  }
}
