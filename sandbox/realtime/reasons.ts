/** Why a transaction failed: the note on the operator's desk, and the text for the player. */
import type { Text } from '../../src/contract/primitives';

export const REASONS = {
  cancelledByPlayer: 'cancelled by the player in the cashier',
  wrongCodes: 'five wrong codes',
  unconfirmed: 'never confirmed',
} as const;

const TEXTS: Readonly<Record<string, Text>> = {
  [REASONS.cancelledByPlayer]: {
    en: 'You cancelled it.',
    es: 'La cancelaste.',
    mx: 'La cancelaste.',
    pt: 'Você cancelou.',
    ru: 'Вы отменили операцию.',
    hi: 'आपने इसे रद्द किया।',
    mr: 'तुम्ही हे रद्द केले.',
    te: 'మీరు దీన్ని రద్దు చేశారు.',
  },
  [REASONS.wrongCodes]: {
    en: 'The code was wrong too many times.',
    es: 'El código fue incorrecto demasiadas veces.',
    mx: 'El código fue incorrecto demasiadas veces.',
    pt: 'O código estava errado muitas vezes.',
    ru: 'Код слишком много раз введён неверно.',
    hi: 'कोड कई बार गलत था।',
    mr: 'कोड अनेक वेळा चुकीचा होता.',
    te: 'కోడ్ చాలాసార్లు తప్పుగా ఉంది.',
  },
  [REASONS.unconfirmed]: {
    en: 'It was not confirmed in time.',
    es: 'No se confirmó a tiempo.',
    mx: 'No se confirmó a tiempo.',
    pt: 'Não foi confirmado a tempo.',
    ru: 'Операция не подтверждена вовремя.',
    hi: 'समय पर पुष्टि नहीं हुई।',
    mr: 'वेळेत पुष्टी झाली नाही.',
    te: 'సమయానికి నిర్ధారించలేదు.',
  },
};

const DECLINED: Text = {
  en: 'The bank declined it.',
  es: 'El banco la rechazó.',
  mx: 'El banco la rechazó.',
  pt: 'O banco recusou.',
  ru: 'Банк отклонил операцию.',
  hi: 'बैंक ने इसे अस्वीकार किया।',
  mr: 'बँकेने हे नाकारले.',
  te: 'బ్యాంక్ దీన్ని తిరస్కరించింది.',
};

/** @returns the text for the player; undefined when there is nothing to say except that it failed */
export function reasonText(reason: string | null): Text | undefined {
  if (!reason) return undefined;
  return TEXTS[reason] ?? (reason.startsWith('declined') ? DECLINED : undefined);
}
