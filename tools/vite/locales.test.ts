import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { withTree } from '../check/temp-tree.ts';
import { buildTree } from './build-tree.fixture.ts';
import { locales } from './locales.ts';

const TREE = {
  'index.html': '<script type="module" src="./main.ts"></script>',
  'main.ts': `console.log('main');`,
  'src/locales/en.json': '{ "pay": "Pay" }\n',
  'src/locales/player/en.json': '{ "limits": "Limits" }\n',
  'plugins/pix/locales/pt.json': '{ "title": "Pix" }\n',
  'plugins/no-texts/plugin.ts': '',
  'languages/ar.json': '{ "pay": "ادفع" }\n',
};
const SERVED = {
  'locales/en.json': '{"pay":"Pay"}',
  'locales/player/en.json': '{"limits":"Limits"}',
  'locales/pix/pt.json': '{"title":"Pix"}',
  'languages/ar.json': '{"pay":"ادفع"}',
};

it('emits each file of messages under its name, minified', async () => {
  const files = await buildTree(TREE, (root) => locales(root));
  const emitted = Object.values(files).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.json') ? [[file.fileName, file.source]] : [],
  );
  expect(Object.fromEntries(emitted)).toEqual(SERVED);
});

it('serves them in development, and no file that is not there', async () => {
  await withTree(TREE, async (root) => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [locales(root)],
      server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      await server.listen();
      const address = server.httpServer!.address() as { port: number };
      const get = (path: string) => fetch(`http://127.0.0.1:${address.port}/${path}`);
      for (const [path, text] of Object.entries(SERVED))
        expect(await (await get(path)).json()).toEqual(JSON.parse(text));
      expect((await get('locales/xx.json')).headers.get('content-type')).not.toContain('json');
    } finally {
      await server.close();
    }
  });
});
