/**
 * Development only: shows the error of a screen or store, where the player of a built page sees only the error page.
 */
import { useState, type CSSProperties } from 'react';
import type { Elements } from '../ui/elements';

const LOOK: CSSProperties = {
  margin: '1rem',
  padding: '1rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  font: '12px/1.5 monospace',
  color: '#7a0012',
  background: '#fff4f4',
};

/**
 * @returns a function that takes the crash's error, and the page that replaces the screen, with the error below it in
 * development
 */
export function useCrash(page: Elements): [report: (error: unknown) => void, crashed: Elements] {
  const [fault, setFault] = useState<unknown>(undefined);
  if (!import.meta.env.DEV || fault === undefined) return [setFault, page];
  return [setFault, [page, <DeveloperFault key="fault" error={fault} />]];
}

/** Development only. Renders nothing while `error` is undefined. */
export function DeveloperFault({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <pre role="alert" style={LOOK}>
      {stacksOf(error).join('\n\nCaused by: ')}
    </pre>
  );
}

/** The stack of the error and those of its causes. */
function stacksOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const { stack = '', message, cause } = error;
  // Some browsers do not include the message in the stack.
  const own = stack.includes(message) ? stack : `${message}\n${stack}`;
  return cause === undefined ? [own] : [own, ...stacksOf(cause)];
}
