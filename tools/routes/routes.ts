/**
 * Prints which page opens each display type, group and reply of each flow and design, and all routes. The plugins are
 * found as the widget finds them, so a new plugin's folder needs no entry here.
 */
import { readManifests } from '../vite/read-manifests';
import { routeTables } from './route-tables';

console.log(routeTables(await readManifests(process.cwd())));
