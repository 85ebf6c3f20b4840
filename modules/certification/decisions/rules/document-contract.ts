/** API contract to request the record of a decision as PDF, made when it is downloaded. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { decisionsPermissions } from './permissions.ts';

export const decisionDocumentRoute = defineRoute({
  method: 'POST',
  path: '/decision/document',
  summary: 'One-time address of the record of a decision as PDF',
  access: decisionsPermissions.READ_DECISIONS,
  body: z.strictObject({
    DecisionKey: key,
    /** Defaults to the caller's own language. */
    Language: z.enum(['EN', 'CHT', 'CHS']).optional(),
  }),
  data: z.object({ Url: z.string() }),
});
