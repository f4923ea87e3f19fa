import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sizeChecks } from './tools/size.mjs';

const MANIFEST = 'dist/.vite/manifest.json';
if (!existsSync(MANIFEST)) throw new Error(`${MANIFEST} is missing: run npm run build first.`);

export default sizeChecks(JSON.parse(readFileSync(MANIFEST, 'utf8')), readdirSync('plugins'));
