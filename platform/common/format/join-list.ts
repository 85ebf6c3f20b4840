import type { Language } from '../i18n/language.ts';

/** Joins the entries of a list that people read: with a comma in English, with 、 in Chinese. */
export const joinList = (items: readonly string[], language: Language): string =>
  items.join(language === 'EN' ? ', ' : '、');
