import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ListStore } from '../../cashier/methods/list-store';
import { againTiles } from '../../cashier/methods/again';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { PlayerStanding } from '../../cashier/standing/player-standing';
import { UserStore } from '../../cashier/user/user-store';
import type { PaymentMethod } from '../../contract/method';
import { Locale } from '../../core/locale/locale';
import { Settings } from '../../core/settings/settings';
import { useInject } from '../../kernel/react';
import { RouterStore } from '../../kernel/router/router-store';
import { PaymentChoices } from '../../ui/tiles/payment-choices';
import { useIconError } from '../use-icon-error';
import { againView } from './again-view';

/**
 * The methods that worked last. Rendered with the first paint, so that no tile moves; nothing when the gateway sends
 * none.
 */
export const AgainRow = observer(function AgainRow() {
  const { flow, methods } = useInject(MethodsStore);
  const player = useInject(PlayerStanding);
  const list = useInject(ListStore);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const router = useInject(RouterStore);
  const { currency, country } = useInject(UserStore);
  const onIconError = useIconError();
  const [chosen, setChosen] = useState<string>();
  const methodLabel = (method: PaymentMethod) => locale.text(method.text) || method.name;
  const again = againTiles(player.recentOf(flow), methods, { currency, country, methodLabel });
  if (again.length === 0) return null;
  const tiles = again.map((tile) => againView(tile, { locale, currency, settings }));
  const select = (index: number) => {
    setChosen(tiles[index]?.id);
    const tile = again[index];
    if (tile) void list.chooseTile(tile);
  };
  return (
    <PaymentChoices
      label={locale.t(`list.again.${flow}`)}
      tiles={tiles}
      busyId={router.pending === undefined ? undefined : chosen}
      onSelect={select}
      onIconError={onIconError}
    />
  );
});
