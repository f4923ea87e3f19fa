import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { GroupChoice } from '@/cashier/methods/group-choice';
import { WithdrawalStore } from '@/cashier/withdrawal/withdrawal-store';
import { destinationOf } from '@/connected/withdrawal/withdrawal-destination';
import { PayoutMethodChoice } from '@/connected/list/payout-method-choice';
import { WithdrawalForm } from '@/connected/withdrawal/withdrawal-form';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import type { Detail } from '@/ui/layout/details-list';
import { Note } from '@/ui/views/note';
import { factsOf, networkField } from '../stores/method-facts';
import { isAddressField, payoutNetwork, uncheckedNetwork } from '../stores/payout-terms';
import { AddressGroups } from './address-groups';

/** Payout to the player's own address: coin, network, address and amount, then a review with the address in full. */
export const PayoutScreen = observer(function PayoutScreen() {
  const withdrawal = useInject(WithdrawalStore);
  const choice = useInject(GroupChoice);
  const locale = useInject(Locale);
  useEffect(() => choice.open(), [choice]);
  if (!choice.chosen) return null;
  return (
    <WithdrawalForm
      withdrawal={withdrawal}
      choice={<PayoutMethodChoice label={locale.t('crypto:payout.choice')} />}
      destination={withdrawal.isReviewing ? payoutDestination(withdrawal, locale) : undefined}
    >
      <Note icon="info">{locale.t('crypto:payout.note')}</Note>
      <UncheckedNote withdrawal={withdrawal} />
    </WithdrawalForm>
  );
});

/** Said where nothing in the typed address tells a wrong character. */
const UncheckedNote = observer(function UncheckedNote({ withdrawal }: { withdrawal: WithdrawalStore }) {
  const locale = useInject(Locale);
  const { form, method } = withdrawal;
  const network = method && uncheckedNetwork(method, form.wireValues, locale);
  return network === undefined ? null : (
    <Note icon="info">{locale.t('crypto:address.unchecked.text', { network })}</Note>
  );
});

function payoutDestination({ form, method }: WithdrawalStore, locale: Locale): Detail[] {
  if (!method) return [];
  const { coin } = factsOf(method.name);
  const network = payoutNetwork(method, form.wireValues);
  const shown = destinationOf(form, locale);
  const others = form.fields.flatMap(({ name }, at): Detail[] => {
    const row = shown[at];
    if (!row || (network && name === networkField(method)?.name)) return [];
    return [isAddressField(name) ? { ...row, value: <AddressGroups address={row.value} /> } : row];
  });
  return [
    ...(coin ? [{ label: locale.t('crypto:payout.coin'), value: `${coin.name} (${coin.code})` }] : []),
    ...(network ? [{ label: locale.t('crypto:payout.network'), value: network.label }] : []),
    ...others,
  ];
}
