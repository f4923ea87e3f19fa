/**
 * `npm run picture-table -- --filter player-current-locked,player-legacy-locked`: a table for each screen, with a story in each
 * row and a language in each column, at a phone's size. `--langs en,te` takes fewer languages, `--themes dark` another theme,
 * `--stories declined` the stories whose name contains that. `--media plain,forced,forced-dark,contrast,auto-dark,inverted` adds a
 * column for each medium to each language (media.ts). Exits with 1 when a story failed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAtlasServer } from './atlas-server';
import { buildStorybook } from './build-storybook';
import { underMedia } from './media';
import { PICTURE_TABLES, SITE } from './paths';
import { groupOf, readStories, type Story } from './stories';
import { launchBrowser, visitStories, type Job } from './visit-stories';

const { values } = parseArgs({
  options: {
    filter: { type: 'string' },
    stories: { type: 'string', default: '' },
    langs: { type: 'string', default: 'en,es,hi,in,mr,mx,pt,ru,te' },
    themes: { type: 'string', default: 'light' },
    media: { type: 'string', default: 'plain' },
    workers: { type: 'string' },
  },
});
const langs = values.langs.split(',');
const themes = values.themes.split(',');
const media = values.media.split(',');

const STYLE = `
  body { margin: 24px; background: #d5d8de; color: #111; font: 14px/1.3 system-ui, sans-serif }
  th { padding: 4px 8px; text-align: start; vertical-align: top } th:first-child { width: 140px }
  img { display: block; width: 220px; box-shadow: 0 1px 4px #0006 }`;

/** JPEG pictures by story, theme, language and medium, as `data:` addresses. */
type Pictures = Map<string, string>;
const keyOf = ({ id }: Story, ...column: string[]) => [id, ...column].join(' ');

async function main(): Promise<number> {
  buildStorybook();
  const stories = readStories(SITE, values.filter).filter(({ id }) => id.split('--')[1]?.includes(values.stories));
  const jobs: Job[] = themes.flatMap((theme) =>
    langs.flatMap((lang) => stories.map((story) => ({ story, globals: { theme, lang, 'a11y.manual': '!true' } }))),
  );
  const pictures: Pictures = new Map();
  let failed = 0;
  const server = await startAtlasServer();
  const browser = await launchBrowser();
  try {
    await visitStories(jobs, {
      browser,
      url: `${server.url}/site/`,
      ...(values.workers && { workers: Number(values.workers) }),
      async onVisit({ story, globals, page, problems }) {
        const { theme = '', lang = '' } = globals;
        failed += problems.length;
        for (const problem of problems) console.log(`${story.id} (${theme}, ${lang}): ${problem}`);
        for (const medium of media) {
          const jpeg = await underMedia(page, medium, () =>
            page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled', caret: 'hide' }),
          );
          pictures.set(keyOf(story, theme, lang, medium), `data:image/jpeg;base64,${jpeg.toString('base64')}`);
        }
      },
    });
    mkdirSync(PICTURE_TABLES, { recursive: true });
    const width = 240 + langs.length * media.length * 226;
    const page = await browser.newPage({ viewport: { width, height: 1000 } });
    for (const group of new Set(stories.map(groupOf))) {
      for (const theme of themes) {
        const of = stories.filter((story) => groupOf(story) === group);
        const file = join(PICTURE_TABLES, `${group}.${theme}`);
        const html = tableOf(of, theme, pictures);
        writeFileSync(`${file}.html`, html);
        await page.setContent(html);
        await page.screenshot({ path: `${file}.jpg`, type: 'jpeg', quality: 80, fullPage: true });
        console.log(`${file}.jpg: ${of.length} stories in ${langs.length} languages`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return failed === 0 ? 0 : 1;
}

function tableOf(stories: readonly Story[], theme: string, pictures: Pictures): string {
  const columns = langs.flatMap((lang) => media.map((medium) => [lang, medium]));
  const title = `${stories[0]?.title ?? ''}, ${theme}`;
  const rows = stories.map((story) => {
    const cells = columns.map(
      (column) => `<td><img src="${pictures.get(keyOf(story, theme, ...column)) ?? ''}" alt=""></td>`,
    );
    return `<tr><th>${story.name}</th>${cells.join('')}</tr>`;
  });
  const head = `<tr><th></th>${columns.map((column) => `<th>${column.join(', ')}</th>`).join('')}</tr>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<body><h1>${title}</h1><table>${head}${rows.join('')}</table></body></html>`;
}

process.exitCode = await main();
