/** The frames of a report. Each is printed once, at the rule that sent it; other rules that depend on it link there. */
import type { Report, Verdict } from '../run-rules';
import type { Frame } from '../wire/frames';
import { escapeContent } from './escape';

/** Characters. Shorter texts are repeated in place of a link: they are quicker to read than the link is to follow. */
const SHORT = 150;
const LONGEST_GIST = 80;
/** Characters of a frame that a passed rule shows. */
const MOST_OF_PASSED = 800;
/** Longer texts scroll in their box, which must be focusable by keyboard. */
const LINES_IN_SIGHT = 12;
const CHARACTERS_IN_SIGHT = 800;
const LONGEST_LINE = 100;

export class HtmlFrames {
  private readonly numbers = new Map<Frame, number>();
  private readonly homes = new Map<Frame, Verdict>();
  /** The first frame with each text. */
  private readonly byText = new Map<string, Frame>();

  constructor({ verdicts }: Report) {
    const frames = [...new Set(verdicts.flatMap((verdict) => verdict.frames))].sort((a, b) => a.at - b.at);
    frames.forEach((frame, index) => this.numbers.set(frame, index + 1));
    // Failed rules first: they are read first, so shared frames are printed there.
    for (const verdict of [...verdicts.filter(isFailed), ...verdicts.filter((each) => !isFailed(each))])
      for (const frame of verdict.frames) {
        if (!this.homes.has(frame)) this.homes.set(frame, verdict);
        const text = comparable(frame);
        if (!this.byText.has(text)) this.byText.set(text, frame);
      }
  }

  of(verdict: Verdict): string {
    const { frames, rule } = verdict;
    if (frames.length === 0) return '';
    const own = isFailed(verdict) ? frames : frames.filter((frame) => this.homes.get(frame) === verdict);
    const others = frames.filter((frame) => !own.includes(frame));
    const rows = own.map((frame) => this.row(frame, verdict));
    if (others.length > 0) rows.unshift(`<li>Builds on ${this.ranges(others)}`);
    const count = frames.length === 1 ? '1 frame' : `${frames.length} frames`;
    return `<details class="wire"><summary aria-label="${count} of ${rule.id}">${count}</summary><ol>${rows.join('\n')}</ol></details>`;
  }

  private row(frame: Frame, verdict: Verdict): string {
    const { at, via, way, text } = frame;
    const isHere = this.homes.get(frame) === verdict;
    const same = this.byText.get(comparable(frame))!;
    const name = isHere ? `<b id="f${this.numbers.get(frame)}">#${this.numbers.get(frame)}</b>` : this.link(frame);
    const head = `<li>${way === 'sent' ? '→' : '←'} ${escapeContent(via)} ${name} <i>+${at - verdict.frames[0]!.at} ms</i>`;
    if (!isHere) return `${head} <code>${escapeContent(gist(text))}</code>`;
    if (text.length > SHORT && same !== frame)
      return `${head} = ${this.link(same)} <code>${escapeContent(gist(text))}</code>`;
    return head + box(isFailed(verdict) ? text : beginning(text));
  }

  /** Links to the frames in the order of the wire, joined into ranges: `#3–#7, #12`. */
  private ranges(frames: readonly Frame[]): string {
    const runs: Frame[][] = [];
    for (const frame of frames) {
      const run = runs.at(-1);
      if (run && this.numbers.get(frame) === this.numbers.get(run.at(-1)!)! + 1) run.push(frame);
      else runs.push([frame]);
    }
    return runs.map((run) => [...new Set([run[0]!, run.at(-1)!])].map((each) => this.link(each)).join('–')).join(', ');
  }

  private link(frame: Frame): string {
    return `<a href="#f${this.numbers.get(frame)}">#${this.numbers.get(frame)}</a>`;
  }
}

const isFailed = ({ outcome }: Verdict) => outcome === 'fail';

function box(frame: string): string {
  const text = frame.startsWith('{') ? withShortObjects(frame).replace(/^( +)\1/gm, '$1') : frame;
  const isLarge = text.length > CHARACTERS_IN_SIGHT || text.split('\n').length > LINES_IN_SIGHT;
  return `<pre${isLarge ? ' tabindex="0"' : ''}>${escapeContent(text)}</pre>`;
}

/** Puts an object or list without nested ones on one line where it fits. */
const withShortObjects = (json: string) =>
  json.replace(/([[{])\n\s*([^{}[\]]*?)\n\s*([\]}])/g, (whole, open: string, inner: string, close: string) => {
    const line = `${open} ${inner.replace(/\n\s*/g, ' ')} ${close}`;
    return line.length <= LONGEST_LINE ? line : whole;
  });

const beginning = (text: string) =>
  text.length > MOST_OF_PASSED
    ? `${text.slice(0, MOST_OF_PASSED)}\n… more of it stands in the JSON report, and here when the rule fails`
    : text;

/** The text without the parts that differ in equal answers: the date header and the envelope's times. */
const comparable = ({ text }: Frame) => text.replace(/^date: .*$/m, '').replace(/"(time|sendTime)": \d+/g, '');

/** A few words that identify a frame: its call or its status, else its first line. */
function gist(text: string): string {
  const words = ['type', 'event', 'status', 'code'].flatMap(
    (key) => new RegExp(`"${key}": ("[^"]*"|\\d+)`).exec(text)?.[1] ?? [],
  );
  const isJson = text.startsWith('{') && words.length > 0;
  const line = isJson ? words.join(' ').replaceAll('"', '') : text.split('\n', 1)[0]!;
  return line.length > LONGEST_GIST ? `${line.slice(0, LONGEST_GIST)}…` : line;
}
