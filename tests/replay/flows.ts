/** The main flow of each plugin, in steps that each end at a screen to compare. */
import type { LoadedPayload } from '@/contract/host';
import { AppError } from '@/core/errors/app-error';
import { getAddress } from '../../plugins/crypto/screens/current/steps.fixture';
import { openAddress, openNetworks } from '../../plugins/crypto/screens/legacy/steps.fixture';
import { withHistory } from '../../plugins/transactions/screens/current/history.fixture';
import { methods as banks } from '../../plugins/nigerian-banks/fixtures';
import { methods as eazype } from '../../plugins/easy-pay/fixtures';
import { methods as transfers } from '../../plugins/host-to-host/fixtures';
import { methods as upi } from '../../plugins/india-upi/fixtures';
import { openInvoice } from '../../plugins/india-upi/screens/shared/sample-steps';
import { pay as payByTransfer, plain } from '../../plugins/peer-to-peer/screens/shared/p2p-steps.fixture';
import { InvoiceStore } from '../../plugins/peer-to-peer/stores/invoice-store';
import { CancelStore } from '../../plugins/transactions/stores/cancel-store';
import { HistoryStore } from '../../plugins/transactions/stores/history-store';
import { methods as pix } from '../../plugins/pix/fixtures';
import { methods as vouchers } from '../../plugins/cash-voucher/fixtures';
import type { StoryApp, StoryAppOptions } from '../kit/story-app';
import { testMethod } from '../kit/story-catalogue';
import { openGroup, openMethod, payWith, withdrawWith } from '../kit/story-steps';
import { CANARY } from '@/core/trace/canaries.fixture';

export interface RecordedFlow {
  plugin: string;
  options: StoryAppOptions;
  steps: readonly Step[];
  /** The steps in the legacy design, where they differ. */
  legacySteps?: readonly Step[];
}

type Step = (app: StoryApp) => unknown;

const host: Partial<LoadedPayload> = {
  token: CANARY.token,
  userId: CANARY.userId,
  user: {
    name: CANARY.name,
    email: CANARY.email,
    phone: CANARY.phone,
    address: CANARY.street,
    passport: CANARY.passport,
    token: CANARY.token,
    balanceData: { primary: { amount: 250_000, currency: 'NGN' } },
  },
};

const refuse = (app: StoryApp) => {
  const error = { code: 'banking.merchantClientError', status: 400 };
  app.gateway.refuseNext('BANKING:deposit-create', new AppError(`Not for ${CANARY.name}, card ${CANARY.card}`, error));
};

const paid = (app: StoryApp) => app.gateway.settleAll('processed');
const declined = (app: StoryApp) => app.gateway.settleAll('mistaked', { reason: 'insufficient_funds' });

const ownFlows: readonly RecordedFlow[] = [
  {
    plugin: 'card-redirect',
    options: { methods: [testMethod('test_card_unified')] },
    steps: [(app) => openMethod(app, 'test_card_unified'), (app) => payWith(app, 'test_card_unified'), paid],
  },
  {
    plugin: 'cash-voucher',
    options: { country: 'BR', currency: 'BRL', methods: vouchers },
    steps: [
      (app) => openMethod(app, 'br_boleto'),
      (app) => payWith(app, 'br_boleto', { amount: '150,50', fields: { full_name: CANARY.name, cpf: CANARY.cpf } }),
      declined,
    ],
  },
  {
    plugin: 'crypto',
    options: {},
    steps: [(app) => openGroup(app, 'crypto'), (app) => getAddress(app, 'crypto_usdt_trc20'), paid],
    legacySteps: [(app) => openNetworks(app, 'USDT'), (app) => openAddress(app, 'USDT', 'crypto_usdt_trc20'), paid],
  },
  {
    plugin: 'easy-pay',
    options: { country: 'IN', currency: 'INR', methods: eazype },
    steps: [(app) => openMethod(app, 'in_eazype'), (app) => payWith(app, 'in_eazype', { amount: '500' }), declined],
  },
  {
    plugin: 'host-to-host',
    options: { country: 'TR', currency: 'TRY', methods: transfers },
    steps: [
      (app) => openMethod(app, 'tr_iban'),
      (app) => payWith(app, 'tr_iban', { amount: '1500', fields: { full_name: CANARY.name } }),
      paid,
    ],
  },
  {
    plugin: 'india-upi',
    options: { country: 'IN', currency: 'INR', methods: upi },
    steps: [(app) => openMethod(app, 'in_upi_transfer'), (app) => openInvoice(app), paid],
  },
  {
    plugin: 'nigerian-banks',
    options: { path: '/withdrawal', country: 'NG', currency: 'NGN', methods: banks },
    steps: [
      (app) => openMethod(app, 'ng_account_payout', 'withdrawal'),
      (app) =>
        withdrawWith(app, 'ng_account_payout', {
          amount: '20000',
          fields: { bank: '011', customWallet: CANARY.account },
        }),
      paid,
    ],
  },
  {
    plugin: 'peer-to-peer',
    options: { methods: [plain] },
    steps: [(app) => openMethod(app, plain.method.name), (app) => payByTransfer(app, '50'), declined],
  },
  {
    plugin: 'pix',
    options: { country: 'BR', currency: 'BRL', methods: pix },
    steps: [
      (app) => openMethod(app, 'br_pix'),
      (app) => payWith(app, 'br_pix', { amount: '150,50', fields: { cpf: CANARY.cpf } }),
      paid,
    ],
  },
  {
    plugin: 'transactions',
    options: { path: '/withdrawal/transactions', before: withHistory() },
    steps: [],
  },
];

/** A flow with faults: a refusal with the gateway's own words, then a cut connection. */
const refusedFlow: RecordedFlow = {
  plugin: 'a refusal and a cut line',
  options: { methods: [testMethod('test_card_unified')] },
  steps: [
    (app) => openMethod(app, 'test_card_unified'),
    (app) => {
      refuse(app);
      return payWith(app, 'test_card_unified');
    },
    (app) => app.gateway.cut(),
    (app) => app.gateway.restore(),
  ],
};

const invoice = (app: StoryApp) => app.router.shown!.scope.resolve(InvoiceStore);

/** The player confirms or cancels a payment that has begun. */
const furtherFlows: readonly RecordedFlow[] = [
  {
    plugin: 'peer-to-peer, "I have paid"',
    options: { methods: [plain] },
    steps: [(app) => payByTransfer(app, '50'), (app) => invoice(app).paid(), paid],
  },
  {
    plugin: 'peer-to-peer, given up',
    options: { methods: [plain] },
    steps: [(app) => payByTransfer(app, '50'), (app) => invoice(app).cancel()],
  },
  {
    plugin: 'transactions, a withdrawal taken back',
    options: { path: '/withdrawal/transactions', before: withHistory() },
    steps: [
      async ({ router }) => {
        const { scope } = router.shown!;
        const cancel = scope.resolve(CancelStore);
        cancel.ask(scope.resolve(HistoryStore).lines[0]!);
        await cancel.confirm();
      },
    ],
  },
];

export const flows = [...ownFlows, ...furtherFlows, refusedFlow].map((flow) => ({
  ...flow,
  options: { ...flow.options, host },
}));
