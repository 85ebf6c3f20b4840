/** What other modules may use of this one; everything else is its own. */
export { askToGiveBack } from './ask-to-give-back.ts';
export { lookAt } from './look-at.ts';
export { openPayment } from './open-payment.ts';
export { refOf } from './payment-ref.ts';
export { activeProvider } from './provider/active-provider.ts';
export { providers } from './provider/providers.ts';
export { Refusal } from './provider/refusal.ts';
export type { PaymentProvider, ProviderTruth, TrueRefund } from './provider/types.ts';
export { payInSandbox } from './sandbox/page.ts';
export { UNKNOWN_THERE } from './unknown-there.ts';
