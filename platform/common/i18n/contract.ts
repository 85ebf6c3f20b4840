import { z } from 'zod';
import { defineRoute } from '../contract/define-route.ts';

const languageCode = z.strictObject({ LanguageCode: z.enum(['EN', 'CHS', 'CHT', 'SC', 'TC']).default('EN') });
const languageTexts = z.record(z.string(), z.string());

/** API route from which a browser loads its texts, including the certification body's custom texts. */
export const textRoutes = {
  public: defineRoute({
    method: 'GET',
    path: '/translation/public',
    summary: 'All texts of one language by key',
    access: 'public',
    reads: ['translations'],
    query: languageCode,
    data: languageTexts,
  }),
  all: defineRoute({
    method: 'GET',
    path: '/translation/public/all',
    summary: 'All texts of all languages by key',
    access: 'public',
    reads: ['translations'],
    data: z.object({ EN: languageTexts, CHT: languageTexts, CHS: languageTexts }),
  }),
} as const;
