/** API contract of the figures about nonconformities: open ones by grade and age, time to closure, and by requirement. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { AGES } from './ageing.ts';
import { GRADES } from './facts.ts';
import { nonconformitiesPermissions } from './permissions.ts';

const nonconformityFigures = z.object({
  /** Exact up to 10,000 each, and capped above. Without groups that are empty. */
  Open: z.array(z.object({ Grade: z.enum(GRADES), Age: z.enum(AGES), Count: z.int() })),
  Overdue: z.int(),
  Escalated: z.int(),
  /** Median days from raising to verification, of the newest that were verified; without grades that have none. */
  Closure: z.array(z.object({ Grade: z.enum(GRADES), MedianDays: z.number(), Cases: z.int() })),
  /** The requirements with most of the newest nonconformities; withdrawn ones do not count. */
  Requirements: z.array(z.object({ Clause: z.string(), Count: z.int(), Open: z.int() })),
});
export type NonconformityFigures = z.infer<typeof nonconformityFigures>;

export const nonconformityFigureRoutes = {
  figures: defineRoute({
    method: 'GET',
    path: '/nonconformity/figures',
    summary:
      'Figures about nonconformities within the data scope: open by grade and age, time to closure, by requirement',
    access: nonconformitiesPermissions.LIST_NONCONFORMITIES,
    reads: ['accounts', 'applications', 'nonconformities', 'services', 'teams'],
    data: nonconformityFigures,
  }),
} as const;
