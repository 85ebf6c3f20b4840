/** Ten thousand million dollars are not typed by anybody; more digits than these are a slip. */
const AMOUNT = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/**
 * What people type for an amount in dollars, in cents: `1234.5`, `1,234.50`, `HK$ 1,234.50`. Null where it is no amount:
 * thousands are set apart rightly or not at all, so that `1,23` is asked about and not guessed.
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
