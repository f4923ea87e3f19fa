import { useRef, useState } from 'react';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { ChoiceList } from '@/ui/bonus/choice-list';
import { CoinSteps } from '../stores/coin-steps';
import { useChoice } from './use-choice';

/**
 * The choice of a coin's network above the amount. Without a choice nothing is sent: the player is reminded of it. Call
 * it in an observer.
 */
export function useNetworkChoice() {
  const { coin, chosen, chooseNetwork, submit } = useInject(CoinSteps);
  const deposit = useInject(DepositStore);
  const locale = useInject(Locale);
  const { limitText } = useChoice();
  const [isReminded, setReminded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const remind = () => {
    setReminded(true);
    // Move the focus to the missing choice, as every form does.
    list.current?.querySelector('input')?.focus();
  };
  return {
    coin,
    chosen,
    /** The error above the button. */
    error: chosen ? deposit.error : isReminded ? locale.t('crypto:network.required') : undefined,
    submit: () => (chosen ? submit() : remind()),
    networks: coin && (
      <div ref={list}>
        <ChoiceList
          label={locale.t('crypto:network.label')}
          choices={coin.choices.map((choice) => ({
            value: choice.id,
            label: choice.networkLabel,
            hint: limitText(choice),
          }))}
          value={chosen?.id ?? ''}
          onChange={chooseNetwork}
        />
      </div>
    ),
  };
}
