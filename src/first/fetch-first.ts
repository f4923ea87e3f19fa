import { FIRST_PAGE, HTTP_PATHS } from '../contract/http';
import type { HostData } from '../core/host-bridge/host-data';
import type { Answer } from '../core/http/answer';
import { bankingUrl } from '../core/http/banking-url';
import { fetchJson } from '../core/http/fetch-json';
import { noResponses, prefetch, type PrefetchedResponses } from '../core/http/prefetched-responses';
import { textTag } from '../core/locale/language-tag';
import { fetchMessages, messagesUrl } from '../core/locale/load-messages';
import type { Language, LanguagePacks } from '../core/locale/locale';
import { matchLanguage, ownLanguage } from '../core/locale/pick-language';
import { createSession } from '../core/session/create-session';
import type { SessionData } from '../core/session/session';
import { withStoredUser } from '../core/session/stored-user';
import { screensOf, type PluginManifest } from '../kernel/plugin';
import { applyAppearance } from './apply-appearance';
import { fetchLater } from './fetch-later';
import type { Greeting } from './greet';
import type { MessageRequest } from './plain-messages';

export interface First extends Greeting {
  prefetched: PrefetchedResponses;
  /** The files of the core's own messages, in the order in which they were requested. */
  messages: MessageRequest[];
  /** Undefined when the settings name no language packs. */
  packs: Promise<LanguagePacks | undefined> | undefined;
  session: Promise<SessionData>;
}

/** Requests English at once, and the rest of the first data as soon as the host has named the player. */
export function fetchFirst(greeting: Greeting): First {
  const { loaded, page, settings, problems, window } = greeting;
  const begun = { ...greeting, prefetched: noResponses(), messages: [] };
  requestMessages(begun, 'en');
  const packs = settings.languages && loadPacks(greeting);
  const session = Promise.all([loaded, packs]).then(([data, known]) => {
    problems.push(...data.problems);
    const named = sessionOf(greeting, data);
    // Request the list's data first, deferred files last.
    if (!page.standsAlone && settings.catalogTransport === 'http') requestCatalogue(begun, named);
    requestLanguage(begun, named.lang, known);
    applyAppearance(window.document, named, settings, known);
    if (!page.isReturn) fetchLater(window.document, named.design);
    return named;
  });
  return { ...begun, packs, session };
}

export function sessionOf({ storage, channel, settings, window }: Greeting, { payload }: HostData): SessionData {
  return createSession({ payload: withStoredUser(payload, storage), carrier: channel.carrier, settings, window });
}

/** The list's data, if it was requested. */
export function methodsFor(first: Requests, session: SessionData): Promise<Answer> | undefined {
  return first.prefetched.answers.get(methodsUrl(first, session));
}

/** Requests our own messages and, where there is one, the deployment's language pack, which overrides them. */
export function requestLanguage(first: Requests, lang: string, packs: LanguagePacks | undefined): void {
  requestMessages(first, ownLanguage(lang));
  const pack = packs?.match(lang);
  if (!pack) return;
  const { prefetched, messages } = first;
  const file = prefetch(prefetched.messages, pack.url, (url) => fetchMessages(url, pack.tag));
  messages.push({ language: pack.tag, file: pack.readFirst(file, messages[0]!.file) });
}

/** Fetches a plugin's page of the current design beside the application, not a round trip after it. */
export function requestPage(first: Requests, manifest: PluginManifest, languages: readonly Language[]): void {
  if (manifest.hasMessages) for (const language of languages) requestMessages(first, language, manifest.id);
  // Ignored here: what fails is loaded again where it is awaited, and fails there.
  void Promise.all([manifest.load(), screensOf(manifest, 'current')?.()]).catch(() => undefined);
}

type Requests = Pick<First, 'page' | 'settings' | 'prefetched' | 'messages'>;

function requestMessages({ settings, prefetched, messages }: Requests, language: Language, namespace?: string): void {
  const url = messagesUrl(settings.localesUrl, language, namespace);
  if (prefetched.messages.has(url)) return;
  const file = prefetch(prefetched.messages, url, () => fetchMessages(url, language));
  if (!namespace) messages.push({ language, file });
}

function requestCatalogue(first: Requests, session: SessionData): void {
  const snippetUrl = bankingUrl(first.settings.apiUrl, HTTP_PATHS.paymentSnippet, session);
  for (const url of [methodsUrl(first, session), snippetUrl])
    void prefetch(first.prefetched.answers, url, () => fetchJson(url, session.token));
}

function methodsUrl({ page, settings }: Requests, session: SessionData): string {
  const path = page.flow === 'withdrawal' ? HTTP_PATHS.withdrawalMethods : HTTP_PATHS.paymentMethods;
  return bankingUrl(settings.apiUrl, path, session, FIRST_PAGE);
}

/** A chunk of its own, requested beside English: most deployments have no language packs. */
async function loadPacks({ settings, window, problems }: Greeting): Promise<LanguagePacks | undefined> {
  try {
    const { languagePacks } = await import('../core/locale/language-packs');
    return languagePacks(settings.languages!, window.document.baseURI, { matchLanguage, textTag }, problems);
  } catch (error) {
    problems.push(String(error));
    return undefined;
  }
}
