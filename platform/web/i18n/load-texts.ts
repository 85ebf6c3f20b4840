import { textRoutes } from '#platform/common/i18n/contract.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { call } from '../api/call.ts';

/** The browser keeps them and asks only whether they still are what they were. */
export const loadTexts = (language: Language): Promise<Record<string, string>> =>
  call(textRoutes.public, { query: { LanguageCode: language }, isQuiet: true, isKept: true });
