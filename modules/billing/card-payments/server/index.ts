/** Public server API of the card-payments module; other modules may import only this. */

export { NOT_FOUND_AT_PROVIDER } from './not-found-at-provider.ts';
export { openPayment } from './open-payment.ts';
export { refOf } from './payment-ref.ts';
export { activeProvider } from './provider/active-provider.ts';
export { providers } from './provider/providers.ts';
export { Refusal } from './provider/refusal.ts';
export type { PaymentProvider, ProviderPaymentState, ProviderRefundState } from './provider/types.ts';
export { requestProviderRefund } from './request-refund.ts';
export { payInSandbox } from './sandbox/page.ts';
export { syncPayment } from './sync-payment.ts';
