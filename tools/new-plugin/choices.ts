/** What an author decides before the plugin exists, given by flags or answers. */
export const FLOWS = ['deposit', 'withdrawal', 'both'] as const;
export const KINDS = ['redirect', 'code-page', 'form-only'] as const;

export interface Choices {
  /** The folder's name, in kebab-case. */
  id: string;
  /** The name that the player reads on the tile. */
  name: string;
  flow: (typeof FLOWS)[number];
  /** What follows the form of a deposit. */
  kind: (typeof KINDS)[number];
  designs: readonly ('current' | 'legacy')[];
  /** The `cardViewType` by which the gateway marks the family's methods. */
  displayType: number;
}

/** The typed values by flag name. */
export type Answers = Readonly<Partial<Record<'id' | 'name' | 'flow' | 'kind' | 'designs' | 'display-type', string>>>;

/** Names and numbers that the tree already uses. */
export interface Taken {
  ids: readonly string[];
  shellIds: readonly string[];
  /** Display types with the plugin that claims each. */
  displayTypes: ReadonlyMap<number, string>;
  /** Reply data keys and page ids, with the owner of each. */
  replies: ReadonlyMap<string, string>;
}

/** The specification has ten display types; numbers from here on are free for a gateway's own families. */
const FIRST_OWN_TYPE = 100;
const LONGEST_ID = 40;
/** Not allowed as an id, because the manifest becomes a constant of that name. */
const WORDS_OF_JAVASCRIPT =
  /^(arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;

const FLAGS = ['name', 'flow', 'kind', 'designs', 'display-type'] as const;

/**
 * Without `--` npm keeps flags for itself, and the plugin would be made without them.
 * @throws Error with the command as it must be typed
 */
export function refuseKeptFlags(environment: Readonly<Record<string, string | undefined>>, id = '<id>'): void {
  const kept = FLAGS.filter((flag) => environment[`npm_config_${flag.replace('-', '_')}`] !== undefined);
  if (kept.length === 0) return;
  const flags = kept.map((flag) => `--${flag} …`).join(' ');
  throw new Error(`npm has kept ${flags} for itself: write npm run new:plugin -- ${id} ${flags}`);
}

/** @throws Error with a sentence that says what to type instead */
export function readChoices(answers: Answers, taken: Taken): Choices {
  const { id = '', flow = 'deposit', designs = 'current,legacy' } = answers;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST_ID)
    throw new Error(`"${id}" is no plugin id: write small letters, digits and hyphens, as in cash-voucher.`);
  if (WORDS_OF_JAVASCRIPT.test(id))
    throw new Error(`"${id}" is a word of JavaScript: choose another id, as ${id}-payments.`);
  if (taken.ids.includes(id))
    throw new Error(`plugins/${id} is there already: choose another id, or remove the folder.`);
  if (taken.shellIds.includes(id))
    throw new Error(`"${id}" is a part of the cashier itself: choose another id, as ${id}-payments.`);
  const chosenFlow = oneOf('flow', flow, FLOWS);
  const kind = oneOf('kind', answers.kind ?? (flow === 'withdrawal' ? 'form-only' : 'code-page'), KINDS);
  if (flow === 'withdrawal' && kind !== 'form-only')
    throw new Error(`A withdrawal ends on the shell's own pages: use --kind form-only, not ${kind}.`);
  const owner = kind === 'code-page' ? (taken.replies.get(id) ?? taken.replies.get(camelCase(id))) : undefined;
  if (owner !== undefined)
    throw new Error(`A reply with "${camelCase(id)}" is ${owner}'s already: choose another id, as ${id}-payments.`);
  const list = designs.split(',').map((design) => oneOf('designs', design.trim(), ['current', 'legacy'] as const));
  if (!list.includes('current'))
    throw new Error('--designs must name current: legacy screens are the same ones, played in the other design.');
  return {
    id,
    name: answers.name ?? sentence(id),
    flow: chosenFlow,
    kind,
    designs: list.includes('legacy') ? ['current', 'legacy'] : ['current'],
    displayType: displayTypeOf(answers['display-type'], taken.displayTypes),
  };
}

function oneOf<T extends string>(flag: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (!found) throw new Error(`--${flag} ${value} is not known: use ${known.join(', ')}.`);
  return found;
}

function displayTypeOf(text: string | undefined, taken: Taken['displayTypes']): number {
  if (text === undefined) {
    let free = FIRST_OWN_TYPE;
    while (taken.has(free)) free += 1;
    return free;
  }
  const type = Number(text);
  if (!Number.isInteger(type) || type < 0) throw new Error(`--display-type ${text} is no whole number.`);
  const owner = taken.get(type);
  if (owner !== undefined)
    throw new Error(`Display type ${type} is ${owner}'s: leave --display-type out to get a free one.`);
  return type;
}

/** `cash-voucher` becomes `cashVoucher`. */
export const camelCase = (id: string) => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `cash-voucher` becomes "Cash voucher". */
function sentence(id: string): string {
  const text = id.replaceAll('-', ' ');
  return text[0]!.toUpperCase() + text.slice(1);
}
