import { AngularNodeAppEngine, writeResponseToNodeResponse } from '@angular/ssr/node';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';

const engine = new AngularNodeAppEngine();

createServer(async (request, response) => {
  const page = await engine.handle(request);
  if (page) return writeResponseToNodeResponse(page, response);
  readFile(join(import.meta.dirname, '..', 'browser', basename(request.url ?? ''))).then(
    (script) => response.setHeader('Content-Type', 'text/javascript').end(script),
    () => response.writeHead(404).end(),
  );
}).listen(process.env['PORT']);
