import { describe, expect, it } from 'vitest';
import { OptionError, readOptions } from './options';

describe('readOptions', () => {
  it('has defaults', () => {
    expect(readOptions([], {})).toMatchObject({ port: 4100, hostPort: 4200, dataDir: '.sandbox/db', settings: {} });
    expect(readOptions([], {})).toMatchObject({ databaseUrl: undefined, frameAncestors: undefined });
  });

  it('takes flags before the environment, and an empty variable as not given', () => {
    const env = { PORT: '5000', HOST_PORT: '', DATABASE_URL: 'postgres://u:secret@h/db', FRAME_ANCESTORS: 'a  b' };
    expect(readOptions(['--port', '6000'], env)).toMatchObject({
      port: 6000,
      hostPort: 4200,
      databaseUrl: env.DATABASE_URL,
      frameAncestors: ['a', 'b'],
    });
  });

  it('gives the settings on as they were written', () => {
    const settings = '{"legacyCountries":["kz"]}';
    expect(readOptions(['--settings', settings], {})!.settings).toEqual({ legacyCountries: ['kz'] });
  });

  it('answers null to --help', () => {
    expect(readOptions(['--help'], {})).toBeNull();
  });

  it.each([
    [['--port', 'abc'], '--port must be'],
    [['--port', '70000'], '--port must be'],
    [['--host-port', '-1'], '--host-port'],
    [['--nonsense'], '--nonsense'],
    [['extra'], 'extra'],
    [['--settings', '/no/such/file.json'], '/no/such/file.json'],
    [['--settings', '{"legacyCountries":'], 'no valid JSON'],
    [['--settings', '{"catalogTransport":"pigeon"}'], 'catalogTransport'],
    [['--database-url', 'mysql://u:hunter2@h'], '--database-url must begin with'],
    [['--processes', '4'], '--processes 4 needs --database-url'],
    [['--processes', '0'], '--processes must be'],
    [['--processes', 'many'], '--processes must be'],
    [['--processes', '2', '--database-url', 'postgres://u:hunter2@h/d', '--break', 'deposit.push'], '--break'],
    [
      ['--processes', '2', '--database-url', 'postgres://u:hunter2@h/d', '--own-ports', '--port', '65535'],
      'ports above 65535',
    ],
  ])('refuses %j', (args, message) => {
    const read = () => readOptions(args, {});
    expect(read).toThrow(OptionError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/hunter2/);
  });
});
