import { observer } from 'mobx-react-lite';
import { PlayerStanding } from '../../cashier/standing/player-standing';
import { Locale } from '../../core/locale/locale';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { usePlayerWords } from '../use-player-words';

/** A link to the player's own limits, if the gateway supports them. */
export const LimitsLink = observer(function LimitsLink() {
  const { canSetLimits } = useInject(PlayerStanding);
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  const hasWords = usePlayerWords(canSetLimits);
  if (!hasWords) return null;
  return (
    <Button variant="ghost" isFullWidth onClick={() => void navigation.go('/deposit/limits')}>
      {locale.t('player:limit.title')}
    </Button>
  );
});
