/** `npm run test:chaos`: all runs of tests/chaos; `npm run test:all` has a short selection. `CHAOS_SEED=…` repeats one run. */
process.env.CHAOS = 'full';
process.argv.push('--verbose', '--only', 'build,rig');
await import('../test.mjs');
