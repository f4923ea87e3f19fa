import { describe, expect, it } from 'vitest';
import { modulesOfPlugins, pluginApiText } from './main';
import { readExports } from './read-exports';

it('the reference has every module that plugins use, with its exports, and begins with the manifest', async () => {
  const text = await pluginApiText();
  const modules = text.split('\n### ').slice(1);
  expect(new Set(modules.map((module) => /^`@\/([^`]+)`/.exec(module)?.[1]))).toEqual(new Set(modulesOfPlugins()));
  expect(modules.filter((module) => !/^#### \w+$/m.test(module))).toEqual([]);
  expect(text).toContain('#### RouteSpec\n');
});

describe('readExports', () => {
  it('shows a class by its public members, without bodies and decorators', () => {
    const [store] = readExports(`
      /** Counts. */
      @injectable()
      export class Counter {
        private seen = 0;
        #secret = 1;
        constructor(private readonly clock: Clock) {}
        /** How many, so far. */
        get count(): number { return this.seen; }
        add(by: number): void { this.seen += by; }
      }`);
    expect(store).toEqual({
      name: 'Counter',
      comment: 'Counts.',
      signature: 'class Counter {\n  /** How many, so far. */\n  get count(): number;\n  add(by: number): void;\n}',
    });
  });

  it('shows what a function takes and gives, and a component by its props', () => {
    const shown = readExports(`
      export function read(text: string): number | undefined { return Number(text); }
      export const Tile = observer(function Tile({ name }: TileProps): Element { return name; });
      export const isOn = (state: State): boolean => state.on;
      const hidden = 1;`);
    expect(shown.map(({ signature }) => signature)).toEqual([
      'function read(text: string): number | undefined',
      'const Tile: ({ name }: TileProps) => Element',
      'const isOn: (state: State) => boolean',
    ]);
  });

  it('puts a schema and the type of the same name under one', () => {
    const shown = readExports(`
      /** What comes. */
      export const Reply = v.object({ id: v.string() });
      export type Reply = v.InferOutput<typeof Reply>;`);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ name: 'Reply', comment: 'What comes.' });
    expect(shown[0]!.signature).toContain('v.object({ id: v.string() })\ntype Reply = ');
  });
});
