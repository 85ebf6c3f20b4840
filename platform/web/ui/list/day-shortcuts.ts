export type DayShortcut = { way: 'LAST' | 'NEXT'; count: number; from: string; to: string };

/** Of specification point 9. */
const LAST_DAYS = [7, 30, 60, 90] as const;
/** As long before an end as the portal reminds of it. */
const NEXT_DAYS = [30, 90, 180] as const;

/** The ranges of days that are asked for most, as they stand in an address (`day-words.ts`). */
export function dayShortcuts(isAhead = false): readonly DayShortcut[] {
  const last = LAST_DAYS.map((count) => ({
    way: 'LAST' as const,
    count,
    from: `-${count}d`,
    // Where days to come may stand, the last ones have an end.
    to: isAhead ? '+0d' : '',
  }));
  const next = NEXT_DAYS.map((count) => ({ way: 'NEXT' as const, count, from: '+0d', to: `+${count}d` }));
  return isAhead ? [...next, ...last] : last;
}
