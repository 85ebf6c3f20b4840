/**
 * Expiry date in the card form of the sandbox's payment page: formats typed digits as MM/YY, and checks
 * whether the date is valid and not past.
 */

/** Formats a typed expiry date with its slash: `9` becomes `09/`, `1229` becomes `12/29`. */
export function typedExpiry(text: string, before = ''): string {
  const raw = text.replace(/\D/g, '');
  // A first digit of 2 to 9 can only be a single-digit month.
  const digits = (/^[2-9]/.test(raw) ? `0${raw}` : raw).slice(0, 4);
  // Deleting the slash also deletes the last digit of the month.
  const isTaken = before.endsWith('/') && text === before.slice(0, -1);
  if (isTaken) return digits.slice(0, 1);
  return digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Checks an expiry date. `PAST`: the last day of that month is over. */
export function expiryProblem(text: string, now: Date): 'WRONG' | 'PAST' | null {
  const parts = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text);
  if (!parts) return 'WRONG';
  const end = new Date(2000 + Number(parts[2]), Number(parts[1]), 1);
  return end <= now ? 'PAST' : null;
}
