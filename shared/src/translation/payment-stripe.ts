import type { Texts } from './language.ts';

/** The card provider: how it is connected, and what is said when it does not answer. */
export const paymentStripeTexts = {
  ERR_WEBHOOK: [
    'This message is not signed as messages of the payment provider are.',
    '此訊息並無支付商的有效簽署。',
    '此消息没有支付商的有效签名。',
  ],
} as const satisfies Texts;
