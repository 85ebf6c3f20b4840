/** The only cards that the sandbox accepts, and the simulated bank's response to each. */
export const SANDBOX_CARDS = [
  { CardNo: '4242424242424242', Case: 'SUCCESS' },
  { CardNo: '4000000000000077', Case: 'SETTLED' },
  { CardNo: '4000000000003220', Case: 'CHALLENGE' },
  { CardNo: '4000000000000002', Case: 'DECLINED' },
  { CardNo: '4000000000009995', Case: 'FUNDS' },
  { CardNo: '4000000000005126', Case: 'REFUND_FAILS' },
] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];
