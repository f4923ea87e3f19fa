/** Formats what the tools write as `npm run format` would. */
import { readFileSync } from 'node:fs';
import { format as formatWith, type FormatConfig } from 'oxfmt';

const CONFIG = new URL('../../.oxfmtrc.json', import.meta.url);

/** `file`: its name says which language `text` is in. @throws Error where `text` can't be read */
export async function format(file: string, text: string): Promise<string> {
  const {
    $schema: _schema,
    ignorePatterns: _ignored,
    overrides,
    ...config
  } = JSON.parse(readFileSync(CONFIG, 'utf8')) as Config;
  // The function knows nothing of overrides.
  const own = overrides.filter(({ files }) => files.some((ending) => file.endsWith(ending.slice(1))));
  const { code, errors } = await formatWith(file, text, Object.assign(config, ...own.map(({ options }) => options)));
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}

type Config = FormatConfig & {
  $schema: string;
  ignorePatterns: string[];
  /** `files`: `*.md` and the like. */
  overrides: { files: string[]; options: FormatConfig }[];
};
