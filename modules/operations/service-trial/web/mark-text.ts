import type { Translate } from '#platform/web/i18n/translate.ts';
import type { Mark } from '../rules/marks.ts';

/** A day worth stopping at, in words. */
export const markText = (mark: Mark, t: Translate): string =>
  t(`TRIAL_MARK_${mark.Kind}`, {
    number: mark.Number ?? '',
    step: mark.Step ? t(`STEP_${mark.Step}`) : '',
  });
