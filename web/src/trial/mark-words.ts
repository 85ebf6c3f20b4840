import type { Mark } from '@assay/shared/trial/marks.ts';
import type { Translate } from '../i18n/use-text.ts';

/** A day worth stopping at, in words. */
export const markWords = (mark: Mark, t: Translate): string =>
  t(`TRIAL_MARK_${mark.Kind}`, {
    number: mark.Number ?? '',
    step: mark.Step ? t(`STEP_${mark.Step}`) : '',
  });
