import type { Language } from '../i18n/language.ts';
import { setting } from './current-settings.ts';

/** What the body calls itself towards people: in mails, on the public site, in the portal. */
export const bodyName = (language: Language): string => setting('Name')[language];
