/** Style sheets must not name a side of the screen: in a right-to-left language start and end change places. */

/** Logical names of the sides. A corner such as `border-top-left-radius` has the block side, then the inline side. */
const LOGICAL: Readonly<Record<string, string>> = {
  top: 'block-start',
  bottom: 'block-end',
  left: 'inline-start',
  right: 'inline-end',
};
const SIDES = 'top|bottom|left|right';
const BOX = new RegExp(`^((?:scroll-)?(?:margin|padding)|border)-(${SIDES})(-(?:width|style|color))?$`);
const CORNER = /^border-(top|bottom)-(left|right)-radius$/;
const SHORTHAND = /^((?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;
/** The innermost function call of a value, so that `calc(1px + 2px)` can be taken as one part. */
const FUNCTION = /[\w-]*\([^()]*\)/g;
const ZERO = /^-?0(?:[a-z%]*)$/;

/**
 * What to write instead, for each declaration of a rule that names a side. Two exceptions: the notch, `env(safe-area-inset-left)`,
 * is truly physical and may stand only in the tokens `--safe-area-start` and `--safe-area-end`; and a rule for one page direction
 * (`[dir='rtl'] .a`) may give `text-align` a side, for texts whose own direction would decide.
 */
export function sidesNamed(head: string, body: string): string[] {
  return body
    .replace(/\/\*.*?\*\//gs, '')
    .split(';')
    .flatMap((declaration) => {
      const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*)$/s.exec(declaration) ?? [];
      const isOfOneDirection = property === 'text-align' && head.includes('[dir=');
      const instead = isOfOneDirection ? undefined : insteadOf(property, value.trim());
      return instead === undefined ? [] : [`${property} names a side of the screen: ${instead}`];
    });
}

function insteadOf(property: string, value: string): string | undefined {
  if (property.startsWith('--')) {
    const isToken = /^--safe-area-(start|end)$/.test(property);
    return isToken || !NOTCH.test(value) ? undefined : SAFE_AREA;
  }
  const box = BOX.exec(property);
  if (box) return `write ${box[1]}-${LOGICAL[box[2]!]}${box[3] ?? ''}`;
  const corner = CORNER.exec(property);
  if (corner) return `write border-${corner[1] === 'top' ? 'start' : 'end'}-${edge(corner[2])}-radius`;
  if (property in LOGICAL) return `write inset-${LOGICAL[property]}`;
  if (property === 'text-align' && /^(left|right)\b/.test(value)) return `write text-align: ${edge(value)}`;
  // Not replaced by logical values, because the build's target lacks them.
  if (/^(float|clear)$/.test(property) && /^(left|right)\b/.test(value)) return 'use a flex box or a grid';
  if (NOTCH.test(value)) return SAFE_AREA;
  const parts = partsOf(value);
  if (SHORTHAND.test(property) && parts.length === 4 && parts[1] !== parts[3]) {
    return `write ${property.replace('border', 'border-inline')}${property.startsWith('border') ? '' : '-inline'}`;
  }
  return movesAside(property, value, parts) && !value.includes('var(--inline-sign)')
    ? 'multiply what moves sideways by var(--inline-sign)'
    : undefined;
}

const NOTCH = /safe-area-inset-(left|right)/;
const SAFE_AREA = 'write var(--safe-area-start) or var(--safe-area-end)';

const edge = (side = '') => (side.startsWith('left') ? 'start' : 'end');

/** The parts of a value; a function counts as one. */
function partsOf(value: string): string[] {
  let flat = value;
  while (flat.includes('(') && flat !== (flat = flat.replace(FUNCTION, (call) => call.replace(/[\s()]/g, '_'))));
  return flat.replace(/\s*!important$/, '').split(/\s+/);
}

function movesAside(property: string, value: string, parts: readonly string[]): boolean {
  if (property === 'translate') return parts[0] !== 'none' && !ZERO.test(parts[0]!);
  if (property === 'transform') return /\btranslate(X|3d)?\((?!\s*0[a-z%]*\s*[,)])/.test(value);
  return property === 'box-shadow' && parts[0] === 'inset' && !ZERO.test(parts[1] ?? '0');
}
