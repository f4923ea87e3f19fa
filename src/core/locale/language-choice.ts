import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import { HostBridge } from '../host-bridge/host-bridge';
import { Session } from '../session/session';
import { LANGUAGE_KEY, PlayerStore, type SessionStore } from '../storage/storage';
import { textTag } from './language-tag';
import { LANGUAGES, LanguagePacks } from './locale';
import { pickLanguage } from './pick-language';

/** `host`: the host's language at that time. When the host names another one, the choice is over. */
const Kept = v.object({ host: v.string(), lang: v.string() });

export interface OfferedLanguage {
  /** BCP 47 tag, also the text's own language. */
  tag: string;
  /** In the language itself. */
  name: string;
}

/** The languages of the player's menu (`languageMenu` of the host), and what follows when one is chosen. */
@injectable()
export class LanguageChoice {
  constructor(
    @inject(Session) private readonly session: Session,
    @inject(LanguagePacks) private readonly packs: LanguagePacks,
    @inject(PlayerStore) private readonly storage: SessionStore,
    @inject(HostBridge) private readonly host: Pick<HostBridge, 'send'>,
  ) {}

  /** The cashier's own languages and the deployment's packs, by name. */
  get offered(): OfferedLanguage[] {
    const tags = new Set([...LANGUAGES.map(textTag), ...this.packs.tags]);
    return [...tags].map((tag) => ({ tag, name: nameOf(tag) })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  /** Tag of the language that is shown, or will be once its texts have arrived. Observable. */
  get current(): string {
    return this.tagOf(this.session.lang);
  }

  /** Changes the language at once, keeps the choice for this player in the tab, and tells the host. */
  choose(tag: string): void {
    const { hostLang } = this.session;
    // The host's own value may name a region, which numbers and dates follow.
    const lang = this.tagOf(hostLang) === tag ? hostLang : tag;
    this.session.chooseLang(lang);
    this.storage.write(LANGUAGE_KEY, { host: hostLang, lang });
    this.host.send({ messageType: 'onLanguage', lang });
  }

  /** After a reload: what this player has chosen in the tab, where the host still names the language of then. */
  restore(): void {
    const kept = this.storage.read(LANGUAGE_KEY, Kept);
    if (kept?.host === this.session.hostLang) this.session.chooseLang(kept.lang);
  }

  private tagOf(lang: string): string {
    return textTag(pickLanguage(lang, this.packs));
  }
}

/** The language's name in itself, e.g. `Türkçe`; the tag where the browser has no name. */
function nameOf(tag: string): string {
  try {
    const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard', fallback: 'none' });
    const name = names.of(tag) ?? tag;
    return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
