/**
 * Decides how the simulated bank of the sandbox answers a card number (paid, 3-D Secure, declined, failing
 * refund) and masks the number for storage.
 */

/** How the simulated bank responds to a card. */
export type CardCase =
  | { Answer: 'PAID'; IsSettledAtOnce: boolean }
  | { Answer: 'CHALLENGE' }
  | { Answer: 'DECLINED'; Code: 'card_declined' | 'insufficient_funds' };

/** The test cards; every other number is declined. */
const CARDS: Readonly<Record<string, CardCase>> = {
  '4242424242424242': { Answer: 'PAID', IsSettledAtOnce: false },
  '4000000000000077': { Answer: 'PAID', IsSettledAtOnce: true },
  // Refunds to this card fail.
  '4000000000005126': { Answer: 'PAID', IsSettledAtOnce: true },
  '4000000000003220': { Answer: 'CHALLENGE' },
  '4000000000000002': { Answer: 'DECLINED', Code: 'card_declined' },
  '4000000000009995': { Answer: 'DECLINED', Code: 'insufficient_funds' },
};

export const cardCase = (cardNo: string): CardCase =>
  CARDS[cardNo] ?? { Answer: 'DECLINED', Code: 'card_declined' };

/** The part of a card number that the sandbox stores: never more than the last four digits. */
export const maskedCard = (cardNo: string): string =>
  `${cardNo.startsWith('4') ? 'visa' : 'card'} ${cardNo.slice(-4)}`;

/** Whether this is the test card whose refunds fail, recognised by its stored digits. */
export const isRefundFailing = (card: string | null): boolean => card === 'visa 5126';
