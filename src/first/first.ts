/**
 * The first script: a few KB that greet the host and request the first data while the rest is still under way. Plain
 * functions only: no container, no React, no MobX.
 */
import { loadDesign } from '../shell/load-design';
import { fetchFirst } from './fetch-first';
import { greet } from './greet';
import { start } from './start';

void start(fetchFirst(greet(window)), {
  application: () => import('../main'),
  list: () => import('./show-first-list'),
  design: loadDesign,
});
window.cashierStarts = true;
