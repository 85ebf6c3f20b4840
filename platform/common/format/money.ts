/**
 * Formats HKD cents with thousands separators and two decimals: `12,800.00`, `-5.00`. Integer arithmetic, so
 * exact.
 */
export function amountText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}
