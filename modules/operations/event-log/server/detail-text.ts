import type { LogFact } from './detail-facts.ts';

const plain = (values: readonly string[]): string => (values.length === 0 ? '–' : values.join(', '));

/**
 * Formats all details of an event on one line for the exported event log: `Email: name@example.com · Roles:
 * FINANCE → FINANCE, IT`.
 */
export function detailText(facts: readonly LogFact[]): string | null {
  const parts = facts.map(({ Name, Before, After }) => {
    const value = Before === null ? plain(After) : `${plain(Before)} → ${plain(After)}`;
    return Name === '' ? value : `${Name}: ${value}`;
  });
  return parts.length > 0 ? parts.join(' · ') : null;
}
