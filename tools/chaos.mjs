/**
 * `npm run test:chaos`: the whole rig of tests/chaos; `npm test` has a short run of it. `CHAOS_SEED=…` runs one again.
 */
process.env.CHAOS = 'full';
process.argv.push('--verbose', '--only', 'build,rig');
await import('./test.mjs');
