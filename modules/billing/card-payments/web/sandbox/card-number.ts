/**
 * Functions for card numbers in the form of the sandbox's payment page: extract digits, detect the brand,
 * group digits, and check length and check digit (ISO/IEC 7812-1, Luhn).
 */

const CARD_BRANDS = ['Visa', 'Mastercard', 'American Express', 'UnionPay', 'JCB'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

const FIRST: readonly [CardBrand, RegExp][] = [
  ['American Express', /^3[47]/],
  ['JCB', /^35(2[89]|[3-8])/],
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['UnionPay', /^62/],
];

/** The digits of typed or pasted text, with any separators removed. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 19);

/** The brand, derived from the first digits; null with too few of them. */
export const brandOf = (digits: string): CardBrand | null =>
  FIRST.find(([, first]) => first.test(digits))?.[0] ?? null;

const isAmex = (digits: string): boolean => brandOf(digits) === 'American Express';

/** As printed on the card: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function groupedCard(digits: string): string {
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?/ : null;
  const parts = groups ? (groups.exec(digits) ?? []).slice(1) : (digits.match(/\d{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** Minimum number of digits of this brand. */
export const cardLength = (digits: string): number => (isAmex(digits) ? 15 : 16);
export const cvcLength = (digits: string): number => (isAmex(digits) ? 4 : 3);

/**
 * Checks the check digit (ISO/IEC 7812-1, Luhn): detects any single wrong digit and most swapped neighbours.
 */
export function isLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
