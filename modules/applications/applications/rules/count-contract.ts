/** API contract of the counts of applications, apart from the others because the menu of every screen loads it. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { LIST_READS } from './application-reads.ts';

export const applicationCountRoutes = {
  count: defineRoute({
    method: 'GET',
    path: '/application/count',
    summary: 'Number of applications per status, in the scope of the caller',
    access: 'session',
    reads: LIST_READS,
    data: z.object({
      Counts: z.record(z.string(), z.int()),
      YourTurn: z.int(),
      OverTarget: z.int(),
      IsTotalCapped: z.boolean(),
    }),
  }),
};
