import type { Translate } from '#platform/web/i18n/translate.ts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unionpay: 'UnionPay',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
};

/**
 * Formats the stored brand and last digits of a payment card for display on invoices and in finance lists:
 * `visa 4242` becomes `Visa ending 4242`.
 */
export function cardText(card: string, t: Translate): string {
  const [brand = '', digits] = card.split(' ');
  const name = BRANDS[brand.toLowerCase()] ?? brand;
  return digits ? t('MONEY_CARD', { brand: name, digits }) : name;
}
