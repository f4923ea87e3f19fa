/** Reads a Content Security Policy (CSP Level 3) as far as a deployment of the cashier needs it. */
import { createHash } from 'node:crypto';

export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * Several policies, in one header or in several, apply together; of each directive only the first occurrence is read.
 */
export function readPolicy(header: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of header.split(/[;,]/)) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/** Whether the policy allows an address of the target's origin. It does when no directive applies to it. */
export function allows(policy: Policy, directive: string, target: URL, self: URL): boolean {
  const fallback = directive === 'frame-ancestors' ? undefined : policy.get('default-src');
  const sources = policy.get(directive) ?? fallback;
  return sources === undefined || sources.some((source) => matches(source, target, self));
}

function matches(source: string, target: URL, self: URL): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(target.protocol);
  if (source === "'self'") return target.host === self.host && sameOrSafer(self.protocol, target.protocol);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return sameOrSafer(source.toLowerCase(), target.protocol);
  const [, scheme, host = '', port] = /^(?:([a-z][\w+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? [];
  if (!host || !sameOrSafer(scheme ?? self.protocol, target.protocol)) return false;
  const isHost = host.startsWith('*.') ? target.hostname.endsWith(host.slice(1)) : target.hostname === host;
  return isHost && (port === '*' || portOf(target.protocol, port ?? '') === portOf(target.protocol, target.port));
}

/** A source of scheme http allows https as well; 'self' and host sources also allow the same server's socket. */
const sameOrSafer = (allowed: string, wanted: string) =>
  ({
    'http:': ['http:', 'https:', 'ws:', 'wss:'],
    'https:': ['https:', 'wss:'],
    'ws:': ['ws:', 'wss:', 'http:', 'https:'],
    'wss:': ['wss:', 'https:'],
  })[allowed]?.includes(wanted) ?? allowed === wanted;

const portOf = (protocol: string, port: string) => port || (/^(https|wss):$/.test(protocol) ? '443' : '80');

/** `'sha256-…'` of each inline script of the page; data blocks, which have another type, are not scripts. */
export function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)];
  return scripts
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/\btype="(?!module")/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

export function allowsInline(policy: Policy, hash: string): boolean {
  const sources = policy.get('script-src-elem') ?? policy.get('script-src') ?? policy.get('default-src');
  return sources === undefined || sources.includes(hash);
}
