/** The report as one HTML file that a gateway's engineer can read offline: it has no scripts and loads nothing. */
import { LEVELS } from '../levels';
import type { Report, Verdict } from '../run-rules';
import { escape } from './escape';
import { HtmlFrames } from './html-frames';
import { STYLE } from './html-style';
import { counts } from './table';

const WORDS = { pass: 'Passed', fail: 'Failed', skipped: 'Skipped' } as const;
const ABOUT: Record<string, string> = {
  list: 'What a cashier needs to open: the list over HTTP, and the realtime channel.',
  deposit: 'Creates, the key that makes a create happen once, statuses and pushes.',
  withdrawal: 'The same for withdrawals, and taking one back.',
  resume: 'The way back to a payment after a reload.',
  history: 'The player’s own transactions.',
  additions: 'What makes the second deposit quicker. All of it is optional.',
};

export function htmlReport(report: Report): string {
  const { pass, fail, skipped } = counts(report);
  const verdict = fail === 0 ? 'Nothing failed' : `${fail} ${fail === 1 ? 'rule' : 'rules'} failed`;
  const failed = report.verdicts.filter(({ outcome }) => outcome === 'fail');
  const frames = new HtmlFrames(report);
  const levels = LEVELS.map((level) =>
    levelOf(
      level,
      report.verdicts.filter(({ rule }) => rule.level === level),
      frames,
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${verdict} · ${escape(report.gateway)}</title>
<style>${STYLE}</style>
<body>
<main>
<header>
<h1>${verdict}</h1>
<p class="facts">${escape(report.gateway)} · ${escape(report.region)} · ${new Date(report.startedAt).toISOString()}</p>
<ul class="counts">
<li class="pass"><b>${pass}</b> passed</li>
<li class="fail"><b>${fail}</b> failed</li>
<li class="skipped"><b>${skipped}</b> skipped</li>
</ul>
<p>Each rule says what the cashier’s contract asks for, what this gateway did, and what went over the wire. Tokens and the
values of fields are masked. Each frame stands once, where it was sent: “#12” leads to it, and “= #12” means the same but
for its times.</p>
${failed.length > 0 ? `<nav aria-label="Failed rules"><ul>${failed.map(link).join('')}</ul></nav>` : ''}
</header>
${levels.join('')}
</main>
</body>
</html>
`;
}

const link = ({ rule, seen }: Verdict) =>
  `<li><a href="#${rule.id}">${escape(rule.title)}</a><span>${escape(seen)}</span></li>`;

function levelOf(level: string, verdicts: readonly Verdict[], frames: HtmlFrames): string {
  if (verdicts.length === 0) return '';
  return `<section><h2>${level}</h2><p>${ABOUT[level]}</p>${verdicts.map((each) => ruleOf(each, frames)).join('')}</section>\n`;
}

function ruleOf(verdict: Verdict, frames: HtmlFrames): string {
  const { rule, outcome, seen } = verdict;
  const isOpen = outcome === 'fail' ? ' open' : '';
  const parts: [string, string][] = [
    ['The contract says', `${escape(rule.says)} <span class="source">${escape(rule.source)}</span>`],
    [outcome === 'skipped' ? 'Not tried because' : 'What was seen', escape(seen)],
    ['What breaks', escape(rule.why)],
    ['What to do', escape(rule.fix)],
  ];
  const list = parts
    .filter(([name]) => outcome === 'fail' || (name !== 'What breaks' && name !== 'What to do'))
    .map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`);
  return `<details id="${rule.id}" class="${outcome}"${isOpen}>
<summary><span class="mark">${WORDS[outcome]}</span><span class="title">${escape(rule.title)}</span><code>${rule.id}</code></summary>
<dl>${list.join('')}</dl>
${frames.of(verdict)}
</details>
`;
}
