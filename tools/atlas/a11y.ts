/**
 * `npm run test:a11y`: runs axe on every story, in both themes, in English, Hindi and Russian. Every rule is on and there
 * are no exceptions. In one theme it also checks on a small screen that nothing overflows the page or is cut off, and that
 * each control can be hit. `-- --filter pix` takes fewer stories, `-- --langs en,te` other languages, `-- --themes dark`
 * one theme, `-- --texts pseudo` longer texts. Exits with 1 on a finding.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startAtlasServer } from './atlas-server';
import { buildStorybook } from './build-storybook';
import { A11Y_REPORT, OUT, SITE } from './paths';
import { findUnreachable } from './reach';
import { readStories } from './stories';
import { launchBrowser, PHONE, visitStories, type Job, type Visit } from './visit-stories';

interface Finding {
  story: string;
  theme: string;
  lang: string;
  rule: string;
  what: string;
  nodes: string[];
}

interface AxeResult {
  error?: unknown;
  violations?: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

const { values } = parseArgs({
  options: {
    filter: { type: 'string' },
    langs: { type: 'string', default: 'en,hi,ru' },
    themes: { type: 'string', default: 'light,dark' },
    texts: { type: 'string', default: 'translated' },
    workers: { type: 'string' },
  },
});

async function main(): Promise<number> {
  buildStorybook();
  const stories = readStories(SITE, values.filter);
  const langs = values.langs.split(',');
  const themes = values.themes.split(',');
  const jobs: Job[] = langs.flatMap((lang) =>
    themes.flatMap((theme) => stories.map((story) => ({ story, globals: { theme, lang, texts: values.texts } }))),
  );
  const findings: Finding[] = [];
  const server = await startAtlasServer();
  const browser = await launchBrowser();
  let done = 0;
  try {
    await visitStories(jobs, {
      browser,
      url: `${server.url}/site/`,
      ...(values.workers && { workers: Number(values.workers) }),
      async onVisit(visit) {
        const found = findingsOf(visit);
        if (visit.globals['theme'] === themes[0]) found.push(...(await unreachableOf(visit)));
        findings.push(...found);
        for (const one of found) console.log(`${one.story} (${one.theme}, ${one.lang}): ${one.rule}: ${one.what}`);
        if (++done % 200 === 0) console.log(`${done} of ${jobs.length}`);
      },
    });
  } finally {
    await browser.close();
    await server.close();
  }
  mkdirSync(OUT, { recursive: true });
  writeFileSync(A11Y_REPORT, JSON.stringify(findings, null, 2));
  const counts = `${stories.length} stories × ${themes.length} themes × ${langs.length} languages (${langs.join(', ')}), texts ${values.texts}`;
  console.log(`${counts} = ${done} checked, ${findings.length} findings`);
  if (findings.length > 0) console.log(`More of them in ${A11Y_REPORT}`);
  return findings.length === 0 && done === jobs.length && done > 0 ? 0 : 1;
}

/** A story that axe did not check counts as a finding, too. */
function findingsOf({ story, globals, problems, reports }: Visit): Finding[] {
  const where = { story: story.id, theme: globals['theme']!, lang: globals['lang']! };
  const failed = problems.map((what) => ({ ...where, rule: 'the story itself', what, nodes: [] }));
  const axe = reports.find(({ type }) => type === 'a11y')?.result as AxeResult | undefined;
  if (!axe?.violations) {
    return [...failed, { ...where, rule: 'axe', what: `did not run ${JSON.stringify(axe?.error ?? '')}`, nodes: [] }];
  }
  return [
    ...failed,
    ...axe.violations.map(({ id, help, nodes }) => ({
      ...where,
      rule: id,
      what: help,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    })),
  ];
}

async function unreachableOf({ page, story, globals }: Visit): Promise<Finding[]> {
  const problems = await findUnreachable(page);
  await page.setViewportSize(PHONE);
  const where = { story: story.id, theme: globals['theme']!, lang: globals['lang']! };
  return problems.map((what) => ({ ...where, rule: 'reach', what, nodes: [] }));
}

process.exitCode = await main();
