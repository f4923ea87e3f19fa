import type { Bonus } from '@/contract/bonus';
import type { HostExperiments, HostMethods, HostPayload } from '@/host-sdk';
import { LOOKS } from '@/ui/tokens/looks';
import { fromDollars } from '../catalogue/markets';
import type { Choices } from './choices';

/** The payload that a brand's back end would write into its page. */
export function toPayload(choices: Choices): HostPayload {
  const bonus = bonusesOf(choices).find((offer) => offer.type === choices.bonus);
  return {
    token: choices.token,
    userId: playerOf(choices.token),
    currency: choices.currency,
    paymentGeo: choices.country.toUpperCase(),
    lang: choices.lang,
    platform: choices.platform,
    closingButton: choices.closingButton === 'on',
    bonusList: bonus ? [bonus] : [],
    ...(bonus ? { bonusId: bonus.id } : {}),
    ...(Object.keys(tokensOf(choices)).length > 0 && { tokens: tokensOf(choices) }),
    // As this page does.
    theme: choices.theme === 'system' ? 'auto' : choices.theme,
    ...(choices.languageMenu === 'on' && { languageMenu: true }),
    ...(choices.view === 'quick' && { view: choices.view }),
    ...(Object.keys(experimentsOf(choices)).length > 0 && { experiments: experimentsOf(choices) }),
    ...(Object.keys(methodsOf(choices)).length > 0 && { methods: methodsOf(choices) }),
  };
}

/**
 * The brand's id of the player: the same for tokens that are one player's (sandbox/store/users.ts). It is shown in log
 * and snippet, so that it must not be the token.
 */
function playerOf(token: string): string {
  let sum = 0;
  for (const char of token.replace(/~.*$/u, '')) sum = (Math.imul(sum, 31) + char.codePointAt(0)!) >>> 0;
  return `player-${sum.toString(36)}`;
}

const TILE_TOKENS = {
  edged: { 'tile-radius': '2px', 'tile-border': 'var(--color-control-border)', 'tile-shadow': 'none' },
  raised: { 'tile-border': 'transparent', 'tile-shadow': '0 2px 8px rgb(0 0 0 / 16%)' },
  plain: { 'tile-border': 'transparent', 'tile-shadow': 'none' },
};

/** The brand's design tokens by name, without `--` (docs/settings.md). */
export function tokensOf({
  look,
  brand,
  corners,
  tiles,
}: Pick<Choices, 'look' | 'brand' | 'corners' | 'tiles'>): Record<string, string> {
  return {
    ...(look !== 'none' && LOOKS[look]),
    ...(brand && { 'color-brand': brand }),
    ...(corners === 'sharp' && { radius: '2px' }),
    ...(corners === 'round' && { radius: '1.5rem' }),
    ...(tiles !== 'default' && TILE_TOKENS[tiles]),
  };
}

/** The brand's say in the list: names of methods and groups with commas between, and `name: text` with semicolons. */
export function methodsOf({
  order,
  first,
  hide,
  labels,
  notes,
}: Pick<Choices, 'order' | 'first' | 'hide' | 'labels' | 'notes'>): HostMethods {
  const names = (text: string) => text.split(',').flatMap((name) => name.trim() || []);
  const words = (text: string) =>
    Object.fromEntries(
      text.split(';').flatMap((part) => {
        const [name, ...rest] = part.split(':');
        const said = rest.join(':').trim();
        return said ? [[name!.trim(), said]] : [];
      }),
    );
  return {
    ...(order && { order: names(order) }),
    ...(first.trim() && { first: first.trim() }),
    ...(hide && { hide: names(hide) }),
    ...(labels && { labels: words(labels) }),
    ...(notes && { notes: words(notes) }),
  };
}

/** The experiments that the visitor has begun. */
function experimentsOf({ listOrder, listLayout, firstStep, bonusPlace, quickAmounts }: Choices): HostExperiments {
  return {
    ...(listOrder && { list_order: listOrder }),
    ...(listLayout && { list_layout: listLayout }),
    ...(firstStep && { first_step: firstStep }),
    ...(bonusPlace && { bonus_place: bonusPlace }),
    ...(quickAmounts && { quick_amounts: quickAmounts }),
  };
}

/** The brand's bonuses, with minimums in the player's currency. */
export function bonusesOf({ currency }: Pick<Choices, 'currency'>): Bonus[] {
  return [
    {
      id: 'welcome-100',
      type: 'deposit',
      title: { en: 'Welcome bonus 100%', es: 'Bono de bienvenida 100 %', pt: 'Bônus de boas-vindas 100%' },
      terms: {
        en: 'Wager it 30 times before you withdraw.',
        es: 'Apuéstalo 30 veces antes de retirar.',
        pt: 'Aposte 30 vezes antes de sacar.',
      },
      depositBonusData: { minDeposit: fromDollars(10, currency) },
      depositRequired: true,
    },
    {
      id: 'spins-50',
      type: 'freespin',
      title: { en: '50 free spins', es: '50 tiradas gratis', pt: '50 rodadas grátis' },
      freespinBonusData: { minDeposit: fromDollars(5, currency) },
      depositRequired: true,
    },
  ];
}
