/** What the doctor can find, and what to do about each. */
import { FIXES } from '../../src/host-sdk/fixes';
import type { CashierProblemCode } from '../../src/host-sdk/problems';

/** Problems that only an examination of the deployment can find. docs/problems.md explains them beside those of the host SDK. */
export const DEPLOYMENT_FIXES = {
  bad_settings: 'Correct this key of the block cashier-settings in index.html; its default stands in its place.',
  missing_header: 'Send this header with the page (docs/deployment.md, Headers).',
  wrong_cache: 'Send files in assets/ with "public, max-age=31536000, immutable", all else with "no-cache".',
  not_compressed: 'Send the .br files beside the originals to browsers that accept brotli, and compress index.html.',
  missing_file:
    'Upload the whole dist/, assets/ before index.html, and keep the assets/ of the version before for a day.',
  sdk_cors:
    'Serve host-sdk.js, host-sdk-late.js, host-sdk.iife.js and host-sdk.json with Access-Control-Allow-Origin: *.',
} as const;

export type FindingCode = CashierProblemCode | keyof typeof DEPLOYMENT_FIXES;

export interface Finding {
  code: FindingCode;
  /** `error`: some player sees no cashier or can't pay; `warning`: slower or less protected than it should be. */
  level: 'error' | 'warning';
  /** What was found, in English. Names keys, headers and origins; never a value that may be secret. */
  what: string;
  fix: string;
  /** Address of the page beside the cashier that explains the problem. */
  link: string;
}

export type Report = (level: Finding['level'], code: FindingCode, what: string) => void;

/** @param widget address of the cashier's folder */
export function collector(widget: URL): { findings: Finding[]; report: Report } {
  const findings: Finding[] = [];
  const ofSdk = Object.entries(FIXES).map(([code, [, fix]]) => [code, fix]);
  const fixes = { ...Object.fromEntries(ofSdk), ...DEPLOYMENT_FIXES } as Readonly<Record<FindingCode, string>>;
  const report: Report = (level, code, what) => {
    const link = new URL(`host-sdk-problems.html#${code}`, widget).href;
    findings.push({ code, level, what, fix: fixes[code], link });
  };
  return { findings, report };
}
