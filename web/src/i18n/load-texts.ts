import { translationRoutes } from '@assay/shared/translation/contract.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { call } from '../api/call.ts';

/** The browser keeps them and asks only whether they still are what they were. */
export const loadTexts = (language: Language): Promise<Record<string, string>> =>
  call(translationRoutes.public, { query: { LanguageCode: language }, isQuiet: true, isKept: true });
