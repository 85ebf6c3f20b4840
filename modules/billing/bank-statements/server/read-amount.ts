const MAX_CENTS = 1e13;

/**
 * Parses an amount as printed by banks into cents, negative for outgoing money: `1,234.50`, `HKD 1234.5`,
 * `(1,234.50)`, `1,234.50-`, `1,234.50 DR`. Null if it is not an amount.
 */
export function readAmount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^(HKD|HK\$|\$|HK)\s*|\s*(HKD)$/g, '')
    .replace(/[\s']/g, '');
  const found =
    /^(?<open>\()?(?<before>[+-])?\$?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<part>\d{1,2})0*)?(?<after>[+-])?(?<word>CR|DR)?\)?$/.exec(
      plain,
    );
  if (!found?.groups) return null;
  const { open, before, whole = '', part = '', after, word } = found.groups;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  if (cents > MAX_CENTS) return null;
  const isOut = open !== undefined || before === '-' || after === '-' || word === 'DR';
  return isOut && cents !== 0 ? -cents : cents;
}
