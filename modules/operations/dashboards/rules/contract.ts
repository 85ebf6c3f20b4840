/**
 * HTTP endpoints of the dashboards and the shapes of their figures: pace, deadlines, usual duration,
 * health.
 */
import { z } from 'zod';
import { STAGES } from '#modules/applications/applications/rules/index.ts';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { personName } from '#platform/common/contract/shapes.ts';
import { dashboardsPermissions } from './permissions.ts';

const stage = z.enum(STAGES);
/** Median in days with one decimal; null if there is no case. */
const figure = z.object({
  MedianDays: z.number().nullable(),
  /** Number of applications in the figure. */
  Cases: z.int(),
  /** Whether only the newest cases were counted because there are more. */
  IsCapped: z.boolean(),
});
export type Figure = z.infer<typeof figure>;

const pace = z.object({
  /**
   * BODY: applications submitted and completed; STAGE: those that left the reader's stage; OWN: those the
   * reader handled.
   */
  MonthsOf: z.enum(['BODY', 'STAGE', 'OWN']),
  MonthsStage: stage.nullable(),
  /**
   * Twelve calendar months (Hong Kong time), the current one last. Submitted is null if it is not counted.
   */
  Months: z.array(z.object({ Month: z.string(), Submitted: z.int().nullable(), Done: z.int() })),
  /** YYYY-MM-DD, the first day of the period of the medians. */
  Since: z.string(),
  /** Own is null for readers who work at no stage. */
  Stages: z.array(figure.extend({ Stage: stage, Own: figure.nullable() })),
  /** Null for readers who may not compare people. */
  People: z.array(figure.extend(personName.shape).extend({ Stage: stage })).nullable(),
});
export type Pace = z.infer<typeof pace>;

const soon = z.object({
  /** Number of days from today inclusive: 30, 60 or 90. */
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
  /**
   * Overdue or within their window, without an application. Null for readers without the schedule, whose
   * assessments are those of their applications.
   */
  AssessmentsUnplanned: z.int().nullable(),
  Windows: z.array(soon),
  Suspended: z.int(),
  FindingsOverdue: z.int(),
  /** Per step: number of applications past the target, and the median and maximum of days past it. */
  Late: z.array(
    z.object({ Step: z.enum(STEPS), Count: z.int(), MedianDays: z.number(), MostDays: z.number() }),
  ),
});
export type Deadlines = z.infer<typeof deadlines>;

const usual = z.object({
  ApplicationKey: z.string(),
  /** Median days that other applications of this service spent at this stage; null: too few cases. */
  Days: z.int().nullable(),
  Cases: z.int(),
});

export const dashboardRoutes = {
  pace: defineRoute({
    method: 'GET',
    path: '/dashboard/pace',
    summary: 'Applications per month, median days per stage and per person, in the scope of the caller',
    access: dashboardsPermissions.READ_FIGURES,
    reads: ['accounts', 'applications', 'services', 'settings', 'teams'],
    data: pace,
  }),
  deadlines: defineRoute({
    method: 'GET',
    path: '/dashboard/deadlines',
    summary: 'Deadlines in the next 90 days and overdue ones, in the scope of the caller',
    access: dashboardsPermissions.READ_FIGURES,
    reads: [
      'applications',
      'certificates',
      'checklists',
      'nonconformities',
      'schedule',
      'services',
      'settings',
      'teams',
    ],
    data: deadlines,
  }),
  usual: defineRoute({
    method: 'GET',
    path: '/dashboard/usual',
    summary: 'Usual duration of the current stage of each open application of the caller',
    access: dashboardsPermissions.READ_USUAL_DURATIONS,
    reads: ['applications', 'services', 'teams'],
    data: z.object({ Rows: z.array(usual) }),
  }),
  health: defineRoute({
    method: 'GET',
    path: '/dashboard/health',
    summary: 'Number of failed and of waiting jobs and emails',
    access: dashboardsPermissions.READ_HEALTH_FIGURES,
    reads: ['jobs', 'mails'],
    data: z.object({
      JobsFailed: z.int(),
      JobsWaiting: z.int(),
      MailsFailed: z.int(),
      MailsWaiting: z.int(),
    }),
  }),
} as const;
