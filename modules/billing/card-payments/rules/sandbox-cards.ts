/**
 * Test cards listed on the payment page of the simulated card provider (sandbox), with the case that each
 * one tries: success, 3-D Secure, declined, failing refund.
 */
export const SANDBOX_CARDS = [
  { CardNo: '4242424242424242', Case: 'SUCCESS' },
  { CardNo: '4000000000000077', Case: 'SETTLED' },
  { CardNo: '4000000000003220', Case: 'CHALLENGE' },
  { CardNo: '4000000000000002', Case: 'DECLINED' },
  { CardNo: '4000000000009995', Case: 'FUNDS' },
  { CardNo: '4000000000005126', Case: 'REFUND_FAILS' },
] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];
