import { createInstance, type i18n } from 'i18next';
import { makeAutoObservable, observableShallow, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Messages } from '../../contract/http';
import { readOrThrow } from '../../contract/lenient';
import { ContractError, type Problem } from '../../contract/parse';
import type { Text } from '../../contract/primitives';
import { Logger } from '../console/logger';
import { prefetch, PrefetchedResponses, takePrefetched } from '../http/prefetched-responses';
import { Monitoring } from '../monitoring/monitoring';
import { reportWireProblem } from '../monitoring/wire-problems';
import { Session } from '../session/session';
import { Settings } from '../settings/settings';
import { isolated } from './direction';
import { languageTag, textTag } from './language-tag';
import { builtInEnglish } from './built-in-english';
import { fetchMessages, localeError, messagesUrl } from './load-messages';
import { LanguagePacks, type Language, type LanguagePack, type Locale, type MessageKey } from './locale';
import { pickText } from './pick-text';
import { ownLanguage, pickLanguage } from './pick-language';

/** Namespace of the core's own messages. A plugin's namespace is its id. */
const CORE = 'core';
/** Namespace of the core's other messages, in a file that the list does not wait for. */
export const PLAYER = 'player';
/** Sentinel default: it tells a missing key from an empty text with a single call. */
const MISSING = '\u0000';

type Values = Readonly<Record<string, string | number>>;

/** Messages by i18next. Falls back to English where the player's language has no message. */
@injectable()
export class I18nextLocale implements Locale {
  language: string;
  tag: string;
  /** The host's `lang`. Texts of the gateway may be in a language that we have no messages in. */
  private lang: string;
  /**
   * Number of arrivals by namespace, observable because i18next is not. Counted by namespace, because a plugin's
   * messages change no other text, so the list must not re-render while the player waits for a form.
   */
  private readonly arrivals = new Map<string, number>();
  private readonly i18next: i18n;
  /** Cache of messages without values: a form reads some twenty, and i18next makes a hundred calls for each. */
  private readonly plain = new Map<string, string | undefined>();
  /** Locale files that are loaded or being loaded, by address. */
  private readonly files = new Map<string, Promise<void>>();
  private readonly namespaces = new Set<string>();
  /** Tags of packs that could not be loaded. English or our own file is used instead. */
  private readonly lostPacks = new Set<string>();

  constructor(
    @inject(Session) private readonly session: Session,
    @inject(Settings) private readonly settings: Settings,
    @inject(PrefetchedResponses) private readonly prefetched: PrefetchedResponses,
    @inject(Monitoring) private readonly monitoring: Monitoring,
    @inject(Logger) private readonly logger: Logger,
    @inject(LanguagePacks) private readonly packs: LanguagePacks,
  ) {
    this.language = pickLanguage(session.lang, packs);
    this.tag = languageTag(session.lang, packs);
    this.lang = session.lang;
    this.i18next = createI18next(this.language);
    makeAutoObservable<this, 'arrivals' | 'translate'>(
      this,
      // Not an action, because every text on a screen is one call of it.
      { arrivals: observableShallow, translate: false },
      { autoBind: true, deep: false },
    );
    reaction(() => session.lang, this.change);
  }

  /** Loads the core's messages. Like `loadNamespace` it never rejects: without the file, English or the keys show. */
  load(): Promise<void> {
    return this.loadNamespace(CORE);
  }

  async loadNamespace(namespace: string): Promise<void> {
    this.namespaces.add(namespace);
    await this.loadTexts(this.lang, namespace);
    this.leaveLostPack();
  }

  /** Adds messages that come from no file, e.g. a story's. */
  addMessages(language: string, messages: Messages, namespace = CORE, isOver = true): void {
    this.i18next.addResourceBundle(textTag(language), namespace, messages, true, isOver);
    this.plain.clear();
    this.arrivals.set(namespace, (this.arrivals.get(namespace) ?? 0) + 1);
  }

  has(namespace: string): boolean {
    return (this.arrivals.get(namespace) ?? 0) > 0;
  }

  t(key: MessageKey, values?: Values): string {
    return this.find(key, values) ?? key;
  }

  findMessage(key: string): string | undefined {
    return this.find(key) || undefined;
  }

  text(text: Text | string | null | undefined): string {
    return pickText(text, this.lang);
  }

  private find(key: string, values?: Values): string | undefined {
    void this.arrivals.get(namespaceOf(key));
    const lng = textTag(this.language);
    if (values) return this.translate(lng, key, values);
    const name = `${lng} ${key}`;
    if (!this.plain.has(name)) this.plain.set(name, this.translate(lng, key, {}));
    return this.plain.get(name);
  }

  private translate(lng: string, key: string, values: Values): string | undefined {
    // Passed as `replace`, so that a value named like an option of i18next is still a value.
    const { count } = values;
    const replace = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value, lng)]));
    const options = { lng, replace, returnObjects: true, defaultValue: MISSING };
    const found: unknown = this.i18next.t(key, typeof count === 'number' ? { ...options, count } : options);
    return typeof found === 'string' && found !== MISSING ? found : undefined;
  }

  /**
   * Loads the new language before switching, so that no text shows in English meanwhile. A later change overrides this
   * one.
   */
  private async change(lang: string): Promise<void> {
    this.lostPacks.clear();
    await Promise.all([...this.namespaces].map((namespace) => this.loadTexts(lang, namespace)));
    if (lang !== this.session.lang) return;
    runInAction(() => {
      this.language = pickLanguage(lang, this.packs);
      this.tag = languageTag(lang, this.packs);
      this.lang = lang;
    });
    this.leaveLostPack();
  }

  private async loadTexts(lang: string, namespace: string): Promise<void> {
    // Request English first, and the player's language at once too, which saves a round trip.
    const english = this.loadFile('en', namespace);
    const pack = this.packs.match(lang);
    const own = this.loadFile(ownLanguage(lang), namespace);
    await Promise.all([english, own, pack && this.loadPack(pack, namespace, english)]);
  }

  private leaveLostPack(): void {
    if (this.lostPacks.has(this.language)) runInAction(() => (this.language = ownLanguage(this.lang)));
  }

  private loadFile(language: Language, namespace: string): Promise<void> {
    const url = messagesUrl(this.settings.localesUrl, language, namespace === CORE ? undefined : namespace);
    const known = this.files.get(url);
    if (known) return known;
    const file = this.receiveFile(url, language, namespace);
    this.files.set(url, file);
    return file;
  }

  private loadPack(pack: LanguagePack, namespace: string, english: Promise<void>): Promise<void> {
    const name = `${pack.url} ${namespace}`;
    const known = this.files.get(name);
    if (known) return known;
    const file = this.receivePack(pack, namespace, english).catch((cause: unknown) => {
      this.reportLost(pack.tag, namespace, cause);
      this.lostPacks.add(pack.tag);
      this.files.delete(name);
      this.prefetched.messages.delete(pack.url);
    });
    this.files.set(name, file);
    return file;
  }

  /** One file has all namespaces, so the response stays in `prefetched` for the others. */
  private async receivePack(pack: LanguagePack, namespace: string, english: Promise<void>): Promise<void> {
    const asked = this.prefetched.messages.get(pack.url);
    const file = asked ?? prefetch(this.prefetched.messages, pack.url, (url) => fetchMessages(url, pack.tag));
    await english;
    const reference = (this.i18next.getResourceBundle('en', namespace) ?? {}) as Messages;
    const problems: Problem[] = [];
    const messages = pack.read(await file, namespace, reference, problems);
    if (problems.length > 0) reportWireProblem(this.monitoring, new ContractError(pack.url, problems));
    this.addMessages(pack.tag, messages, namespace);
  }

  private async addBuiltIn(namespace: string): Promise<void> {
    const messages = await builtInEnglish(folderOf(namespace)).catch(() => undefined);
    if (messages) this.addMessages('en', messages, namespace);
  }

  private async receiveFile(url: string, language: Language, namespace: string): Promise<void> {
    try {
      const raw = await (takePrefetched(this.prefetched.messages, url) ?? fetchMessages(url, language));
      const report = (problem: ContractError) => reportWireProblem(this.monitoring, problem);
      // Don't overwrite: a pack that arrived first takes precedence.
      this.addMessages(language, readOrThrow(Messages, raw, url, report), namespace, false);
    } catch (cause) {
      this.reportLost(language, namespace, cause);
      // Forget the failed file, so that the next caller requests it again.
      this.files.delete(url);
      if (language === 'en') await this.addBuiltIn(namespace);
    }
  }

  private reportLost(language: string, namespace: string, cause: unknown): void {
    const { message } = localeError(language);
    this.logger.warn(message, cause);
    this.monitoring.action(message, { namespace });
  }
}

/** Path of a namespace's English file in the sources. */
function folderOf(namespace: string): string {
  if (namespace === CORE) return '/src/locales/en.json';
  return namespace === PLAYER ? '/src/locales/player/en.json' : `/plugins/${namespace}/locales/en.json`;
}

/** i18next reads the part before the first colon as the namespace. */
function namespaceOf(key: string): string {
  const end = key.indexOf(':');
  return end === -1 ? CORE : key.slice(0, end);
}

function createI18next(language: string): i18n {
  const instance = createInstance();
  void instance.init({
    lng: textTag(language),
    // A pack of `pt-PT` falls back to our file of `pt`; a pack of a language that we don't have, to English.
    fallbackLng: (tag: string) => [...new Set([textTag(ownLanguage(tag)), 'en'])],
    // `es-MX` has a file of its own and must not fall back to `es`.
    load: 'currentOnly',
    ns: [CORE],
    defaultNS: CORE,
    resources: {},
    initAsync: false,
    returnNull: false,
    // React already escapes.
    interpolation: { escapeValue: false },
  });
  return instance;
}
