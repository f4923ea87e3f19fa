/**
 * `npm run test:visual`: takes a picture of every story in both themes, at a phone's width, and compares it with the
 * committed one. `-- --update` writes new baselines, `-- --filter pix` takes fewer stories. Exits with 1 when something
 * differs, and with 2 when nothing can be compared because this machine renders differently from the one that made the
 * baselines.
 */
import { parseArgs } from 'node:util';
import { startAtlasServer } from './atlas-server';
import {
  byGroup,
  groupsWithBaselines,
  readBaselineRenderer,
  readGroup,
  removeGroup,
  writeBaselineRenderer,
  writeGroup,
} from './baselines';
import { buildStorybook } from './build-storybook';
import { compareShots, goneStories, writeReport, type Difference } from './compare-shots';
import { BASELINES, SITE } from './paths';
import { openDesk, type PictureDesk } from './picture-desk';
import { readRenderer, rendererDifference, type Renderer } from './renderer';
import { groupOf, readStories, type Story } from './stories';
import { keepShots, takeShots, THEMES, type Shot } from './take-shots';
import { launchBrowser } from './visit-stories';

const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, filter: { type: 'string' }, workers: { type: 'string' } },
});
async function main(): Promise<number> {
  const renderer = await readRenderer(browser);
  const baseline = readBaselineRenderer();
  const otherwise = baseline && rendererDifference(baseline, renderer);
  if (!values.update && !baseline) return notCompared('There are no baselines yet: npm run test:visual -- --update');
  if (!values.update && otherwise) {
    return notCompared(`This machine draws otherwise than the one that made the baselines:\n${otherwise}
Not one picture was compared. To compare two states of the sources here, check out the older one and make baselines of
it (npm run test:visual -- --update), then check out the newer one and run npm run test:visual.`);
  }
  if (values.update && otherwise && values.filter) {
    return notCompared(
      `All baselines have to be made anew, without --filter: they were drawn otherwise.\n${otherwise}`,
    );
  }
  const sources = buildStorybook();
  const stories = readStories(SITE, values.filter);
  const shots = await takeShots(stories, {
    browser,
    url: `${server.url}/site/`,
    ...(values.workers && { workers: Number(values.workers) }),
    expected: (story, theme) => readGroup(groupOf(story))[story.id]?.[theme]?.hash,
  });
  keepShots(sources, shots);
  const desk = await openDesk(browser, server.url);
  return values.update ? update(stories, shots, desk, renderer) : compare(stories, shots, desk);
}

function notCompared(reason: string): number {
  console.log(`NOT COMPARED. ${reason}`);
  return 2;
}

async function compare(stories: readonly Story[], shots: readonly Shot[], desk: PictureDesk): Promise<number> {
  const differences = [...(await compareShots(shots, desk)), ...goneStories(groupsOf(stories), idsOf(stories))];
  for (const { kind, name, what } of differences) console.log(`${kind}: ${name}: ${what}`);
  const count = (kind: Difference['kind']) => differences.filter((one) => one.kind === kind).length;
  const same = shots.length - count('changed') - count('new') - count('failed');
  console.log(`${stories.length} stories × ${THEMES.length} themes = ${shots.length} pictures: ${same} as before,`);
  console.log(`${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} failed`);
  if (differences.length > 0) console.log(`Look at them in ${writeReport(differences)}`);
  return differences.length === 0 && shots.length > 0 ? 0 : 1;
}

/** Rewrites the groups in which a picture changed; leaves the files of the others as they are. */
async function update(
  stories: readonly Story[],
  shots: readonly Shot[],
  desk: PictureDesk,
  renderer: Renderer,
): Promise<number> {
  const failed = shots.filter(({ problems }) => problems.length > 0);
  for (const { story, theme, problems } of failed)
    console.log(`failed: ${story.id} (${theme}): ${problems.join('; ')}`);
  const groups = byGroup(
    shots,
    stories.map(({ id }) => id),
  );
  writeBaselineRenderer(renderer);
  let written = 0;
  for (const [group, ofGroup] of groups) {
    const old = readGroup(group);
    const isSame =
      Object.keys(old).length * THEMES.length === ofGroup.length &&
      ofGroup.every(({ story, theme, hash }) => old[story.id]?.[theme]?.hash === hash);
    if (isSame || ofGroup.some(({ problems }) => problems.length > 0)) continue;
    await writeGroup(group, ofGroup, desk);
    written += 1;
  }
  const gone = values.filter ? [] : groupsWithBaselines().filter((group) => !groups.has(group));
  gone.forEach(removeGroup);
  console.log(`${shots.length} pictures of ${stories.length} stories × ${THEMES.length} themes in ${BASELINES}:`);
  console.log(`${written} of ${groups.size} sheets written, ${gone.length} removed, ${failed.length} stories failed`);
  return failed.length === 0 ? 0 : 1;
}

/** The groups of these stories; without a filter also groups whose stories no longer exist. */
function groupsOf(stories: readonly Story[]): string[] {
  const there = new Set(stories.map(groupOf));
  return values.filter ? [...there] : [...new Set([...there, ...groupsWithBaselines()])];
}

const idsOf = (stories: readonly Story[]): Set<string> => new Set(stories.map(({ id }) => id));

const server = await startAtlasServer();
const browser = await launchBrowser();
try {
  process.exitCode = await main();
} finally {
  await browser.close();
  await server.close();
}
