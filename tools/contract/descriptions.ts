import { DisplayType } from '../../src/contract/method';

const KINDS = Object.entries(DisplayType)
  .map(([name, number]) => `${number} ${name}`)
  .join(', ');

/** Descriptions, by schema and key, of keys without a comment in src/contract because it would only repeat the key's name. */
export const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PaymentMethod: {
    name: 'What creates, pages and the history call it by.',
    amount_rules: 'Limits by currency; 0 and 0 mean none. The gateway checks them again.',
    fields: 'What the player is asked before the create.',
    cardViewType: `Which kind of page the method has: ${KINDS}. A plain form is 0.`,
    badgeType: '1 fast, 2 brand, 3 instant, 4 top, 5 turbo; anything else is no badge.',
    iconIds: 'Names of /files/icons/{iconId}.svg.',
    securityRulesGroup: 'captcha_v2 or captcha_v3: a captcha before the score. Any other value: none.',
    isPreparationRequired: 'The player’s profile is asked for and checked before a withdrawal.',
    checkLuhn: 'Card numbers are checked by their last digit before they are sent.',
    isPopular: 'Stands among the popular methods.',
    banner: 'Address of a picture above the form.',
  },
  ApiResponse: {
    source:
      'The address to open: http(s), relative to the gateway’s base, or of a scheme in appLinkSchemes. Null: none.',
    method: 'GET: plain strings of data become query parameters. POST: they become inputs of a form.',
    data: 'What the page needs. The keys choose the page where pageId does not.',
    isFieldsRequired: 'The reply’s fields are asked next, then the create is sent again with the id.',
    depositId: 'Counts only where the outer id is missing.',
    pageId: 'eazype, pix, upi-qr, custom or offline; another word is none.',
  },
  DepositCreateRequest: {
    fields: 'Field name to what the player typed. Never kept, logged or monitored by the cashier.',
    returnUrl: 'Where the provider’s page leads back to.',
    isActivatedBonus: 'The player has chosen the bonus of bonusId.',
    wallet: 'The field that is marked as the account, once more.',
  },
  WithdrawalCreateRequest: { payment_system: 'The method’s name.', wallet: 'The field that is marked as the account.' },
  DepositCreateReply: { depositId: 'The transaction’s id. Answer with what you were given.', fields: 'Asked next.' },
  WithdrawalCreateReply: {
    withdrawalId: 'The transaction’s id. Answer with what you were given.',
    confirmationRequested: 'A code was sent, and is asked for next.',
    withdrawalBlocked: 'The player may not withdraw now; a page says so.',
    email: 'Where the code went, shortened by the gateway.',
    fields: 'Asked next.',
  },
  RequestEnvelope: {
    messageId:
      'The key of a create, and of confirm, resend and cancel of a withdrawal. The same key is answered with the first answer, ' +
      'for at least 24 hours.',
    sendTime: 'Milliseconds since the epoch, by the player’s clock.',
  },
  ReplyEnvelope: {
    messageId: 'The request’s.',
    status: 'As in HTTP: 200 to 299 succeed, and so does what is below 100 or above 600.',
    code: 'Why it was refused.',
    message: 'Shown to the player where the cashier has no text for the code.',
  },
  DepositStatusReply: {
    status:
      'PAYED: processed. CANCELED, or AUTO_CANCELED when its time was over: mistaked. WAITING: not decided yet; a deposit of ' +
      'any method has one of these four. CREATED and PAID_BY_USER are steps of a peer-to-peer deposit that is open.',
  },
  StatusPush: { id: 'The transaction’s.', status: '1 processed, 2 mistaked. Any other number leaves it as it is.' },
  TransactionsListRequest: { before: 'The id of the last line that is known.', limit: 'The most lines of the reply.' },
};
