import type { Language } from '../i18n/language.ts';
import { setting } from './current-settings.ts';

/** Returns the certification body's display name for emails, the public site and the portal. */
export const certificationBodyName = (language: Language): string => setting('Name')[language];
