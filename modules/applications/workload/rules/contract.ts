/** API contract of workload: one row per member of staff with a review step. */
import { z } from 'zod';
import { ASSIGNED_STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { listData } from '#platform/common/contract/list.ts';
import { personName } from '#platform/common/contract/shapes.ts';
import { workloadPermissions } from './permissions.ts';
import { workloadList } from './workload-list.ts';

const workloadRow = personName.extend({
  /** The account is not active or has no role for a review step any more: the open work has to be handed over. */
  IsUnable: z.boolean(),
  /** Steps that the person can be assigned to. */
  Steps: z.array(z.enum(ASSIGNED_STEPS)),
  /** Applications that wait for the person now. */
  Current: z.int(),
  /** Of these: past the date by which the step is due. */
  Overdue: z.int(),
  /** Since when the oldest of these waits; null without any. */
  OldestSince: z.string().nullable(),
  /** Applications with an open assignment of the person, later steps included. */
  Open: z.int(),
  /** The person is away today. */
  IsAway: z.boolean(),
  /** First and last day of the current or next absence, YYYY-MM-DD; null if none is recorded. */
  AwayFrom: z.string().nullable(),
  AwayTo: z.string().nullable(),
});
export type WorkloadRow = z.infer<typeof workloadRow>;

export const workloadRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/workload/list',
    summary: 'Workload: open assignments of each member of staff with a review step',
    access: workloadPermissions.READ_WORKLOAD,
    reads: ['accounts', 'applications'],
    query: workloadList.Query,
    data: listData(workloadRow),
  }),
} as const;
