import { registerDeposit } from '@/cashier/deposit/register-deposit';
import { Captcha } from '@/core/captcha/captcha';
import { browserCaptchaRuntime, CaptchaRuntime } from '@/core/captcha/captcha-page';
import { GrecaptchaCaptcha } from '@/core/captcha/grecaptcha-captcha';
import type { PluginFlow } from '@/kernel/plugin';
import { DepositSearch } from './stores/deposit-search';
import { InvoiceStore } from './stores/invoice-store';
import { OpenDeposit } from './stores/open-deposit';
import { P2PCreate } from './stores/p2p-create';
import { P2PDepositStore } from './stores/p2p-deposit-store';
import { PlayerScore } from './stores/player-score';
import { ReservationTime } from './stores/reservation-time';
import { ReservedDeposit } from './stores/reserved-deposit';

const flow: PluginFlow = {
  register(scope) {
    registerDeposit(scope);
    if (!scope.isRegistered(CaptchaRuntime, true)) scope.registerInstance(CaptchaRuntime, browserCaptchaRuntime);
    scope.registerSingleton(Captcha, GrecaptchaCaptcha);
    scope.registerSingleton(PlayerScore);
    scope.registerSingleton(ReservedDeposit);
    scope.registerSingleton(OpenDeposit);
    scope.registerSingleton(DepositSearch);
    scope.registerSingleton(P2PCreate);
    scope.registerSingleton(P2PDepositStore);
    scope.registerSingleton(ReservationTime);
    scope.registerSingleton(InvoiceStore);
  },
};

export default flow;
