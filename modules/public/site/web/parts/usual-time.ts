/**
 * Texts for the usual duration of a service, alone or as a phrase ("usually takes"): in days, or in weeks
 * from two weeks on.
 */
import type { SiteTranslate } from '../use-site-text.ts';

/** Formats a usual duration: in days, or in weeks from two weeks on. */
export const usualTime = (days: number, t: SiteTranslate): string =>
  days >= 14 ? t('SITE_WEEKS', { count: Math.round(days / 7) }) : t('SITE_DAYS', { count: days });

export const usuallyTakes = (days: number, t: SiteTranslate): string =>
  days >= 14
    ? t('SITE_USUALLY_WEEKS', { count: Math.round(days / 7) })
    : t('SITE_USUALLY_DAYS', { count: days });
