/** Ways in which another player reaches an open cashier of a host page. */
import type { Page } from '@playwright/test';
import type { HostPayload } from '../../../src/host-sdk/payload';
import type { BareHost } from './bare-host';
import type { SdkHost } from './sdk-host';

/** A player as the host describes them: the token, and what else it says of them. */
export interface Player {
  token: string;
  name: string;
}

export interface PlayerDoor {
  /** Opens the cashier's withdrawals for this player. */
  start(player: Player): Promise<void>;
  /** Another player comes, or the first one again. */
  come(player: Player): Promise<void>;
}

const PAGE = { currency: 'EUR', paymentGeo: 'DE', lang: 'en' } as const;

const described = ({ token, name }: Player, isNamed: boolean): HostPayload => ({
  ...PAGE,
  token,
  ...(isNamed ? { userId: `id-${token}` } : {}),
  user: { name, balanceData: {} },
});

/** A page without the SDK that sends `loaded`. `isNamed`: with the players' `userId`. */
export const rawDoor = (host: BareHost, isNamed: boolean): PlayerDoor => ({
  start: (player) => host.start(described(player, isNamed), { path: '/withdrawal' }),
  come: (player) => host.load(described(player, isNamed)),
});

/** A page with the SDK that calls `update`. */
export const sdkDoor = (host: SdkHost, isNamed: boolean): PlayerDoor => ({
  start: (player) => host.mount(described(player, isNamed), { flow: 'withdrawal' }),
  come: (player) => host.update(described(player, isNamed)),
});

/** All that the page's cashier shows, with what is typed into its fields. */
export const shownIn = (page: Page): Promise<string> =>
  page.frames()[1]!.evaluate(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    return [document.body.innerText, ...typed].join('\n');
  });
