import type { Language } from '../i18n/language.ts';
import { setting } from './current-settings.ts';

/** The certification body's name towards people: in emails, on the public site, in the portal. */
export const certificationBodyName = (language: Language): string => setting('Name')[language];
