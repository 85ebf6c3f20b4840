import { z } from 'zod';
import { STAGES } from '#modules/applications/applications/rules/index.ts';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { personName } from '#platform/common/contract/shapes.ts';

/** Roles that see how long others usually waited. */
const DASHBOARD_CLIENTS = ['CLIENT', 'SUB_CLIENT'] as const satisfies readonly Role[];

/** Roles responsible for background work and emails. */
const DASHBOARD_HEALTH = ['ADMIN', 'SUB_ADMIN', 'IT'] as const satisfies readonly Role[];

const stage = z.enum(STAGES);
/** Half of the cases took longer. In days with one decimal; null where there is no case. */
const figure = z.object({
  MedianDays: z.number().nullable(),
  /** Applications that it was counted from. */
  Cases: z.int(),
  /** The newest of more. */
  IsCapped: z.boolean(),
});
export type Figure = z.infer<typeof figure>;

const pace = z.object({
  /** BODY: what was submitted and completed; STAGE: what left the reader's own stage; OWN: what the reader did. */
  MonthsOf: z.enum(['BODY', 'STAGE', 'OWN']),
  MonthsStage: stage.nullable(),
  /** Twelve calendar months of Hong Kong, the running one last. Submitted is null where it is not counted. */
  Months: z.array(z.object({ Month: z.string(), Submitted: z.int().nullable(), Done: z.int() })),
  /** YYYY-MM-DD, the first day of what medians are made of. */
  Since: z.string(),
  /** Own is null for who works at no stage. */
  Stages: z.array(figure.extend({ Stage: stage, Own: figure.nullable() })),
  /** Null for who may not compare people. */
  People: z.array(figure.extend(personName.shape).extend({ Stage: stage })).nullable(),
});
export type Pace = z.infer<typeof pace>;

const soon = z.object({
  /** Days from today, this one counting: 30, 60, 90. */
  Days: z.int(),
  /** YYYY-MM-DD. */
  To: z.string(),
  Assessments: z.int(),
  Expiries: z.int(),
});

const deadlines = z.object({
  /** YYYY-MM-DD, today in Hong Kong. */
  Today: z.string(),
  AssessmentsOverdue: z.int(),
  Windows: z.array(soon),
  Suspended: z.int(),
  FindingsOverdue: z.int(),
  /** Per step: how many are past its target, by how many days in the middle and at most. */
  Late: z.array(
    z.object({ Step: z.enum(STEPS), Count: z.int(), MedianDays: z.number(), MostDays: z.number() }),
  ),
});
export type Deadlines = z.infer<typeof deadlines>;

const usual = z.object({
  ApplicationKey: z.string(),
  /** Days that others spent at this stage of this service; null: too few to say. */
  Days: z.int().nullable(),
  Cases: z.int(),
});

export const dashboardRoutes = {
  pace: defineRoute({
    method: 'GET',
    path: '/dashboard/pace',
    summary: 'Applications per month, median days per stage and per person, in the scope of the caller',
    access: STAFF_ROLES,
    data: pace,
  }),
  deadlines: defineRoute({
    method: 'GET',
    path: '/dashboard/deadlines',
    summary: 'Deadlines in the next 90 days and overdue ones, in the scope of the caller',
    access: STAFF_ROLES,
    data: deadlines,
  }),
  usual: defineRoute({
    method: 'GET',
    path: '/dashboard/usual',
    summary: 'Usual duration of the current stage of each open application of the caller',
    access: DASHBOARD_CLIENTS,
    data: z.object({ Rows: z.array(usual) }),
  }),
  health: defineRoute({
    method: 'GET',
    path: '/dashboard/health',
    summary: 'Number of failed and of waiting jobs and emails',
    access: DASHBOARD_HEALTH,
    data: z.object({
      JobsFailed: z.int(),
      JobsWaiting: z.int(),
      MailsFailed: z.int(),
      MailsWaiting: z.int(),
    }),
  }),
} as const;
