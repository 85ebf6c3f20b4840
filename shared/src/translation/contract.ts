import { z } from 'zod';
import { defineRoute } from '../contract/define-route.ts';

export const translationRoutes = {
  public: defineRoute({
    method: 'GET',
    path: '/translation/public',
    summary: 'Every text of one language by key',
    access: 'public',
    query: z.strictObject({ LanguageCode: z.enum(['EN', 'CHS', 'CHT', 'SC', 'TC']).default('EN') }),
    data: z.record(z.string(), z.string()),
  }),
} as const;
