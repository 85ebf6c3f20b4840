import type { Translate } from '#platform/web/i18n/translate.ts';
import type { Mark } from '../rules/marks.ts';

/**
 * Returns the text of a notable day (due date, opening, expiry, reminder) on the timeline of a service's dry
 * run.
 */
export const markText = (mark: Mark, t: Translate): string =>
  t(`TRIAL_MARK_${mark.Kind}`, {
    number: mark.Number ?? '',
    step: mark.Step ? t(`STEP_${mark.Step}`) : '',
  });
