import { startSandbox } from '../../sandbox/start-sandbox';
import { createsSuite } from './kit/creates-suite';

createsSuite(() => startSandbox({ port: 0, hostPort: 0, dataDir: 'memory://' }));
