/**
 * Converts an amount in dollars as typed by a user (`1,234.50`, `HK$ 1,234.50`) to cents; null if it is not
 * a clear amount, so that it is queried instead of guessed.
 */

/**
 * Up to nine digits before the decimal point: no one enters larger amounts, so more digits are a typing
 * error.
 */
const AMOUNT = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/**
 * Returns a typed amount in cents: `1234.5`, `1,234.50`, `HK$ 1,234.50`. Null if invalid: thousands
 * separators must be correct or absent, so that `1,23` is queried and not guessed.
 */
export function parseAmount(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(/^(?:HKD|HK\$|\$)\s*/i, '')
    .replace(/\s+/g, '');
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [dollars = '', cents = ''] = text.replaceAll(',', '').split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0') || '0');
}
