/** API contract for handing over the open work of one person to others, such as during an absence. */
import { z } from 'zod';
import { ASSIGNED_STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, remark } from '#platform/common/contract/inputs.ts';
import { localized, personName } from '#platform/common/contract/shapes.ts';
import { applicationsPermissions } from './permissions.ts';
import { APPLICATION_STATUSES } from './statuses.ts';

/** Assignments handed over in one request. */
export const MAX_HANDOVER = 100;

const mode = z.enum(ASSIGNED_STEPS);

const assignment = z.object({
  ApplicationKey: z.string(),
  ApplicationNo: z.string().nullable(),
  ApplicationStatusCode: z.enum(APPLICATION_STATUSES),
  OrgName: localized,
  ServiceName: localized,
  Mode: mode,
  /** The application waits for this person now; otherwise the step is still to come. */
  IsCurrent: z.boolean(),
});
export type OpenAssignment = z.infer<typeof assignment>;

export const handoverRoutes = {
  people: defineRoute({
    method: 'GET',
    path: '/application/people',
    summary: 'Staff who can be assigned to a step, for the filter of the list',
    access: applicationsPermissions.READ_ASSIGNEES,
    reads: ['accounts'],
    data: z.object({ Rows: z.array(personName) }),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/application/handover/list',
    summary: 'Open assignments of a person, with the people who have a role for these steps',
    access: applicationsPermissions.ASSIGN_PEOPLE,
    reads: ['accounts', 'applications', 'services', 'teams'],
    query: z.strictObject({ UserKey: key }),
    data: z.object({
      Rows: z.array(assignment),
      People: z.array(
        personName.extend({
          Modes: z.array(mode),
          Open: z.int(),
          IsAway: z.boolean(),
          /** First and last day of the next absence that has not begun, YYYY-MM-DD; null if none is recorded. */
          AwayFrom: z.string().nullable(),
          AwayTo: z.string().nullable(),
        }),
      ),
    }),
  }),
  handOver: defineRoute({
    method: 'POST',
    path: '/application/handover',
    summary: 'Assigns open assignments of a person to another; each succeeds or is refused by itself',
    access: applicationsPermissions.ASSIGN_PEOPLE,
    body: z.strictObject({
      UserKey: key,
      AssignedUserKey: key,
      Assignments: z
        .array(z.strictObject({ ApplicationKey: key, Mode: mode }))
        .min(1)
        .max(MAX_HANDOVER),
      Remark: remark.optional(),
    }),
    data: z.object({
      Done: z.int(),
      Refused: z.array(z.object({ ApplicationKey: z.string(), Mode: mode, Message: z.string() })),
    }),
  }),
} as const;
