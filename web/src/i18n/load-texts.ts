import { translationRoutes } from '@assay/shared/translation/contract.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { call } from '../api/call.ts';

export const loadTexts = (language: Language): Promise<Record<string, string>> =>
  call(translationRoutes.public, { query: { LanguageCode: language } });
