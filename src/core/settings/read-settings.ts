/** Reads the deployment's settings from the page. Needs no injection, so that the first script can use it. */
import * as v from 'valibot';
import { isOrigin, Settings } from '../../contract/settings';
import { resolveUrls } from './resolve-urls';

interface ReadSettings {
  /** Every key is present, and addresses are absolute (see resolveUrls). */
  settings: Settings;
  /** The keys that fell back to their default, to be reported to monitoring. */
  problems: string[];
}

type Fields = Readonly<Record<string, v.GenericSchema>>;

/** Equals no page's origin, see `closeOnDoubt`. */
const NO_ORIGIN = 'about:invalid';

/**
 * @param document gives the block `<script type="application/json" id="cashier-settings">` and the base of the
 * addresses
 */
export function readSettings(document: Pick<Document, 'getElementById' | 'baseURI'>): ReadSettings {
  const problems: string[] = [];
  const raw = readBlock(document, problems);
  const parsed = readFields(Settings.entries, raw, '', problems) as Settings;
  const hostOrigins = closeOnDoubt(raw['hostOrigins'], parsed.hostOrigins);
  return { settings: resolveUrls({ ...parsed, hostOrigins }, document.baseURI, problems), problems };
}

/** Parses key by key, also in nested objects, so that a mistake in one key costs that key only. */
function readFields(fields: Fields, raw: Record<string, unknown>, path: string, problems: string[]): unknown {
  const entries = Object.entries(fields).map(([key, schema]) => {
    const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
    const nested = nestedFields(schema);
    if (nested && isRecord(value)) return [key, readFields(nested, value, `${path}${key}.`, problems)];
    const result = v.safeParse(schema, value);
    if (result.success) return [key, result.output];
    problems.push(`settings: ${path}${key} is not usable`);
    return [key, v.parse(schema, undefined)];
  });
  return Object.fromEntries(entries);
}

function nestedFields(schema: v.GenericSchema): Fields | undefined {
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  return inner.type === 'object' && 'entries' in inner ? (inner.entries as Fields) : undefined;
}

/** An empty list lets any page embed the cashier; a list with a mistake in it must not come to mean that. */
function closeOnDoubt(raw: unknown, parsed: string[]): string[] {
  if (raw === undefined || parsed.length > 0 || (Array.isArray(raw) && raw.length === 0)) return parsed;
  const usable = Array.isArray(raw) ? raw.filter(isOrigin) : [];
  return usable.length > 0 ? usable : [NO_ORIGIN];
}

function readBlock(document: Pick<Document, 'getElementById'>, problems: string[]): Record<string, unknown> {
  const text = document.getElementById('cashier-settings')?.textContent?.trim();
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Reported below. The SyntaxError is not, because it would quote the block.
  }
  problems.push('settings: the block is no JSON object');
  return {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
