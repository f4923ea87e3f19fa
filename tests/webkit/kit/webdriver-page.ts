/** A browser controlled by W3C WebDriver: its windows, frames, elements and keys. https://www.w3.org/TR/webdriver2/ */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Reference to an element, valid in the frame in which it was found. */
export type ElementId = string;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Code points of keys that are not characters. https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS = { Tab: '\uE004', Enter: '\uE006', Control: '\uE009', Space: ' ' } as const;

export class WebDriverPage {
  constructor(private readonly call: Call) {}

  async goto(url: string): Promise<void> {
    await this.call('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.call('POST', '/refresh', {});
  }

  /** Runs a script in the page, as the body of a function. */
  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.call('POST', '/execute/sync', { script, args });
  }

  /** Runs a script that returns an element or null. */
  async find(script: string, ...args: unknown[]): Promise<ElementId | undefined> {
    const found = (await this.run(script, ...args)) as Record<string, string> | null;
    return found?.[ELEMENT];
  }

  /** Runs a script that returns a list of elements. */
  async findAll(script: string, ...args: unknown[]): Promise<ElementId[]> {
    return ((await this.run(script, ...args)) as Record<string, string>[]).map((found) => found[ELEMENT]!);
  }

  async click(element: ElementId): Promise<void> {
    await this.call('POST', `/element/${element}/click`, {});
  }

  /** Replaces the field's content. */
  async type(element: ElementId, text: string): Promise<void> {
    // WebDriver's own "clear" also blurs the field, which may then restore a value.
    await this.run('arguments[0].focus(); arguments[0].select();', { [ELEMENT]: element });
    await this.append(element, text);
  }

  async append(element: ElementId, text: string): Promise<void> {
    await this.call('POST', `/element/${element}/value`, { text });
  }

  /** The role that the engine computes for its accessibility tree. */
  async role(element: ElementId): Promise<string> {
    return String(await this.call('GET', `/element/${element}/computedrole`));
  }

  /** The name that the engine computes for its accessibility tree. */
  async label(element: ElementId): Promise<string> {
    return String(await this.call('GET', `/element/${element}/computedlabel`));
  }

  /** Presses all keys and releases them in reverse order, wherever the focus is; so modifiers come first. */
  async press(...keys: string[]): Promise<void> {
    const down = keys.map((value) => ({ type: 'keyDown', value }));
    const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
  }

  /** Enters the window's first frame; waits for it, because a script may still have to create it. */
  async enterFrame(): Promise<void> {
    await this.call('POST', '/frame', { id: null });
    let frame = await this.find("return document.querySelector('iframe')");
    for (let tries = 0; !frame && tries < 100; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      frame = await this.find("return document.querySelector('iframe')");
    }
    if (!frame) throw new Error('the page has no frame');
    await this.call('POST', '/frame', { id: { [ELEMENT]: frame } });
  }

  async leaveFrame(): Promise<void> {
    await this.call('POST', '/frame', { id: null });
  }

  async windows(): Promise<string[]> {
    return (await this.call('GET', '/window/handles')) as string[];
  }

  async window(): Promise<string> {
    return String(await this.call('GET', '/window'));
  }

  async toWindow(handle: string): Promise<void> {
    await this.call('POST', '/window', { handle });
  }

  async closeWindow(): Promise<void> {
    await this.call('DELETE', '/window');
  }

  /** Ends the browser and discards its caches. */
  async close(): Promise<void> {
    await this.call('DELETE', '');
  }
}
