import type { Translate } from '#platform/web/i18n/translate.ts';
import type { Mark } from '../rules/marks.ts';

/** Text for a notable day of a dry run. */
export const markText = (mark: Mark, t: Translate): string =>
  t(`TRIAL_MARK_${mark.Kind}`, {
    number: mark.Number ?? '',
    step: mark.Step ? t(`STEP_${mark.Step}`) : '',
  });
