/**
 * `npm run contact-sheets`: one picture for each plugin (and for the shell, the parts and so on) with all its screens and
 * states, light and dark side by side, and a page that shows all of them. `-- --filter pix` makes fewer. Reuses the pictures
 * of the last `npm run test:visual` when it ran on the same sources.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { startAtlasServer } from './atlas-server';
import { byGroup } from './baselines';
import { buildStorybook } from './build-storybook';
import { CONTACT_SHEETS, SITE } from './paths';
import { readStories, type Story } from './stories';
import { lastShots, takeShots, type Shot } from './take-shots';
import { launchBrowser } from './visit-stories';

const { values } = parseArgs({ options: { filter: { type: 'string' }, workers: { type: 'string' } } });

/** The sheet that a story belongs to: `pix` for `Flows/pix/current/base`; for a part of the interface, its title's first word. */
const sheetOf = ({ title }: Story): string => {
  const [kind = '', name = ''] = title.split('/');
  return (kind === 'Flows' ? name : kind).toLowerCase().replaceAll(/[^\w-]+/g, '-');
};

const STYLE = `
  body { margin: 24px; width: 2400px; background: #d5d8de; color: #111; font: 14px/1.3 system-ui, sans-serif }
  h1 { font-size: 28px } h2 { font-size: 18px; margin: 28px 0 10px }
  .row { display: flex; flex-wrap: wrap; align-items: start; gap: 18px }
  figure { margin: 0; width: 372px } figure div { display: flex; align-items: start; gap: 4px }
  img { width: 184px; height: auto; box-shadow: 0 1px 4px #0006 }
  figcaption { padding: 4px 0; font-weight: 600 }`;

async function main(browser: Browser, url: string): Promise<void> {
  const sources = buildStorybook();
  const stories = readStories(SITE, values.filter);
  const workers = values.workers ? { workers: Number(values.workers) } : {};
  const shots = lastShots(sources, stories) ?? (await takeShots(stories, { browser, url: `${url}/site/`, ...workers }));
  mkdirSync(CONTACT_SHEETS, { recursive: true });
  const names = [...new Set(stories.map(sheetOf))].sort();
  const page = await browser.newPage({ viewport: { width: 2448, height: 1000 } });
  for (const name of names) {
    const of = shots.filter(({ story }) => sheetOf(story) === name);
    const file = join(CONTACT_SHEETS, `${name}.html`);
    writeFileSync(file, document(name, sectionsOf(stories, of)));
    await page.goto(`${url}/files/${file}`);
    await page.screenshot({ path: join(CONTACT_SHEETS, `${name}.jpg`), type: 'jpeg', quality: 85, fullPage: true });
    console.log(`${join(CONTACT_SHEETS, `${name}.jpg`)}: ${of.length} pictures`);
  }
  const links = names.map((name) => `<h2>${name}</h2><a href="${name}.html"><img src="${name}.jpg" alt="${name}"></a>`);
  writeFileSync(join(CONTACT_SHEETS, 'index.html'), document('Contact sheets', links.join('')));
  console.log(`${names.length} sheets of ${stories.length} stories, ${shots.length} pictures`);
}

/** One section for each screen, in Storybook's order; the two themes of a story share a figure. */
function sectionsOf(stories: readonly Story[], shots: readonly Shot[]): string {
  const groups = byGroup(
    shots,
    stories.map(({ id }) => id),
  );
  return [...groups.values()]
    .map((group) => {
      const figures = [...new Map(group.map(({ story }) => [story.id, story])).values()].map((story) => {
        const images = group
          .filter((shot) => shot.story.id === story.id)
          .map(({ file }) => `<img src="${relative(CONTACT_SHEETS, file)}" alt="">`);
        return `<figure><figcaption>${story.name}</figcaption><div>${images.join('')}</div></figure>`;
      });
      return `<h2>${group[0]!.story.title}</h2><div class="row">${figures.join('')}</div>`;
    })
    .join('');
}

function document(title: string, body: string): string {
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>`;
  return `${head}<body><h1>${title}</h1>${body}</body></html>`;
}

const server = await startAtlasServer();
const browser = await launchBrowser();
try {
  await main(browser, server.url);
} finally {
  await browser.close();
  await server.close();
}
