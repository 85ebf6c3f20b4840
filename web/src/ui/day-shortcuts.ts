import type { Translate } from '../i18n/use-text.ts';

export type DayShortcut = { label: string; from: string; to: string };

/** Of specification point 9. */
const LAST_DAYS = [7, 30, 60, 90] as const;
/** As long before an end as the portal reminds of it. */
const NEXT_DAYS = [30, 90, 180] as const;

/** The ranges of days that are asked for most, as they stand in an address (`day-words.ts`). */
export function dayShortcuts(t: Translate, isAhead = false): readonly DayShortcut[] {
  const last = LAST_DAYS.map((count) => ({
    label: t('LIST_RANGE_LAST', { count }),
    from: `-${count}d`,
    // Where days to come may stand, the last ones have an end.
    to: isAhead ? '+0d' : '',
  }));
  const next = NEXT_DAYS.map((count) => ({
    label: t('LIST_RANGE_NEXT', { count }),
    from: '+0d',
    to: `+${count}d`,
  }));
  return isAhead ? [...next, ...last] : last;
}
