/** Until when a finding may be due for correction. */
import { addDays } from '#platform/common/format/dates.ts';

/** Maximum number of days for correcting a finding. */
export const FINDING_MAX_DAYS = 730;

/**
 * Due dates must not be in the past or beyond the maximum; an existing date may stay even after it has
 * passed.
 */
export const isDueOnFit = (due: string | null, before: string | null | undefined, today: string): boolean =>
  due === null || due === before || (due >= today && due <= addDays(today, FINDING_MAX_DAYS));
