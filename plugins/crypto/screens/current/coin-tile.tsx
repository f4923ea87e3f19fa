import { observer } from 'mobx-react-lite';
import { MethodTile } from '@/ui/tiles/method-tile';
import type { CoinChoices, CryptoChoice } from '../../stores/coin-choices';
import { useChoice } from '../use-choice';

/** Tile of a coin with one network. */
export const CoinTile = observer(function CoinTile({ coin, choice }: { coin: CoinChoices; choice: CryptoChoice }) {
  const { icon, onIconError, limitText, isLoading, choose } = useChoice();
  return (
    <MethodTile
      label={coin.label}
      limitText={limitText(choice)}
      iconUrl={icon(coin)}
      onIconError={onIconError}
      isLoading={isLoading(choice)}
      onSelect={() => choose(choice)}
    />
  );
});
