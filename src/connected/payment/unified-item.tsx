import { observer } from 'mobx-react-lite';
import { isPaymentLink } from '../../cashier/payment-window/app-link';
import type { UnifiedFlow } from '../../contract/api-response';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icons/icon';
import { ValueRow } from '../../ui/payment/value-row';
import { Note } from '../../ui/views/note';
import { CardNumberImage } from './card-number-image';
import { CopyRow } from './copy-row';
import { unifiedCodes } from './load-unified-code';
import { useOpenLink } from './open-link';
import type { UnifiedItemProps } from './unified-code';

export type UnifiedItemData = UnifiedFlow['items'][number];

/** Why an item cannot be shown; undefined when it can. */
export function itemProblem({ kind, value }: UnifiedItemData): 'unknownItem' | 'badItem' | undefined {
  const check = Object.hasOwn(CHECKS, kind) ? CHECKS[kind as keyof typeof CHECKS] : undefined;
  if (!check) return 'unknownItem';
  return check(value) ? undefined : 'badItem';
}

/** What a QR code of the largest version holds at error correction M (ISO/IEC 18004, table 7). */
const QR_BYTES = 2_331;

const CHECKS = {
  text: (value: string) => value.trim() !== '',
  card: (value: string) => /^\d{12,19}$/.test(cardDigits(value)),
  qr: (value: string) => value !== '' && new TextEncoder().encode(value).length <= QR_BYTES,
  link: (value: string) => /^https?:/i.test(value.trim()) && isPaymentLink(value),
};

const cardDigits = (value: string) => value.replace(/[\s-]/g, '');

/** One item of a server-driven flow: text, card number, QR code or link. An error replaces a bad one. */
export const UnifiedItem = observer(function UnifiedItem({ item, payment }: UnifiedItemProps) {
  const locale = useInject(Locale);
  const openLink = useOpenLink();
  const label = locale.text(item.label) || item.name;
  const { kind, value, copy } = item;
  const problem = itemProblem(item);
  if (problem) return <Note icon="error">{locale.t(`unified.${problem}`, { label })}</Note>;
  if (kind === 'card') {
    const digits = cardDigits(value);
    const image = <CardNumberImage number={digits} />;
    return copy ? <CopyRow label={label} value={digits} display={image} /> : <ValueRow label={label} value={image} />;
  }
  if (kind === 'qr') {
    const UnifiedCode = unifiedCodes.now()?.UnifiedCode;
    if (UnifiedCode) return <UnifiedCode item={item} payment={payment} />;
    // The player can still pay by its text; the player's bank checks it as well.
    return unifiedCodes.isLost ? <CopyRow label={label} value={value} /> : null;
  }
  if (kind === 'link') {
    return (
      <Button variant="secondary" isFullWidth onClick={() => openLink(value)}>
        <span>{label}</span>
        <Icon name="external" size={1.125} />
      </Button>
    );
  }
  return copy ? <CopyRow label={label} value={value} /> : <ValueRow label={label} value={value} />;
});
