/**
 * API contract of certification cycles: schedule, workload per month, previews of moved dates, calendar
 * feed.
 */
import { z } from 'zod';
import { CERTIFICATE_STATUSES, cycleMark } from '#modules/applications/applications/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { dateInput, key } from '#platform/common/contract/inputs.ts';
import { listData, searchText } from '#platform/common/contract/list.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { DUE_KINDS } from './due-kinds.ts';
import { cyclesPermissions } from './permissions.ts';
import { scheduleList } from './schedule-list.ts';

/** Roles that may use a calendar feed; clients get the dates of their own certificates. */

/** Planning period of the schedule and the calendar feed, in months ahead. */
export const SCHEDULE_MONTHS = 18;

const scheduleRow = cycleMark.extend({
  Kind: z.enum(DUE_KINDS),
  CertificateKey: z.string(),
  CertificateNo: z.string(),
  CertificateStatusCode: z.enum(CERTIFICATE_STATUSES),
  OrgName: localized,
  ServiceName: localized,
  /** The window of the certificate's next assessment has opened and it has no application. */
  IsUnplanned: z.boolean(),
});
export type ScheduleRow = z.infer<typeof scheduleRow>;

const cycleMonths = z.object({
  Overdue: z.int(),
  Months: z.array(
    z.object({
      /** YYYY-MM. */
      Month: z.string(),
      Surveillances: z.int(),
      Specials: z.int(),
      Renewals: z.int(),
      Expiries: z.int(),
    }),
  ),
});
export type CycleMonths = z.infer<typeof cycleMonths>;

/** What the holder of a certificate has to do for it. */
const certificateTask = z.object({
  CertificateKey: z.string(),
  CertificateNo: z.string(),
  ServiceKey: z.string(),
  ServiceName: localized,
  Kind: z.enum(['SURVEILLANCE', 'RENEWAL', 'SUSPENDED']),
  /** YYYY-MM-DD: when the assessment is due, or since when the certificate is suspended. */
  On: z.string(),
  IsOverdue: z.boolean(),
  /** The assessment that can be started now; null: none, so the certification body has to act. */
  Start: z.enum(['SURVEILLANCE', 'RENEWAL']).nullable(),
  /** The application of the assessment that is under way, if the caller sees it. */
  Running: z
    .object({
      ApplicationKey: z.string(),
      ApplicationNo: z.string().nullable(),
      /** Not submitted yet, so the holder has to continue it. */
      IsDraft: z.boolean(),
    })
    .nullable(),
});
export type CertificateTask = z.infer<typeof certificateTask>;

/** Dates of a cycle that would move. */
const cyclePreview = z.object({
  Marks: z.array(
    z.object({
      Kind: cycleMark.shape.Kind,
      No: z.int(),
      /** Null if the date does not exist now, or would no longer exist. */
      Was: z.string().nullable(),
      Becomes: z.string().nullable(),
      OpensWas: z.string().nullable(),
      OpensBecomes: z.string().nullable(),
    }),
  ),
  /** Assessments already started, whose dates would no longer match the calendar. */
  Touched: z.array(
    z.object({
      ApplicationKey: z.string(),
      ApplicationNo: z.string().nullable(),
      EndsOn: z.string().nullable(),
    }),
  ),
  /** Text codes. */
  Warnings: z.array(z.string()),
});
export type CyclePreview = z.infer<typeof cyclePreview>;

const feed = z.object({
  HasFeed: z.boolean(),
  CreatedAt: z.string().nullable(),
  /** When a calendar program last read it. */
  SeenAt: z.string().nullable(),
});

export const cycleRoutes = {
  schedule: defineRoute({
    method: 'GET',
    path: '/cycle/list',
    summary: 'Due dates of the certificates in the scope of the caller: overdue, and the next 18 months',
    access: cyclesPermissions.READ_SCHEDULE,
    reads: ['applications', 'certificates', 'schedule', 'services', 'settings', 'teams'],
    query: scheduleList.Query,
    data: listData(scheduleRow),
  }),
  months: defineRoute({
    method: 'GET',
    path: '/cycle/months',
    summary: 'Number of due dates in each of the next 18 months',
    access: cyclesPermissions.READ_SCHEDULE,
    reads: ['applications', 'certificates', 'schedule', 'services', 'settings', 'teams'],
    query: z.strictObject({ ServiceKey: key.optional(), Search: searchText.optional() }),
    data: cycleMonths,
  }),
  tasks: defineRoute({
    method: 'GET',
    path: '/cycle/tasks',
    summary:
      'Assessments that the caller has to start or submit now for their certificates, and suspended certificates',
    access: cyclesPermissions.START_OWN_ASSESSMENTS,
    reads: ['accounts', 'applications', 'certificates', 'services', 'teams'],
    data: z.object({ Rows: z.array(certificateTask) }),
  }),
  plan: defineRoute({
    method: 'POST',
    path: '/cycle/plan',
    summary:
      "Creates the application of the certificate's next assessment; opens it if its window has opened",
    access: cyclesPermissions.PLAN_ASSESSMENTS,
    body: z.strictObject({ CertificateKey: key }),
    data: z.object({
      ApplicationKey: z.string(),
      ApplicationNo: z.string().nullable(),
      /** Whether the client can begin now; otherwise the application waits for its window. */
      IsOpen: z.boolean(),
    }),
  }),
  preview: defineRoute({
    method: 'POST',
    path: '/certificate/cycle/preview',
    summary: 'Preview of the dates that would move with another effective or expiry date; changes nothing',
    access: cyclesPermissions.PREVIEW_CYCLE_DATES,
    body: z.strictObject({
      CertificateKey: key,
      EffectiveDate: dateInput.optional(),
      /** True if the day is the effective date of its renewal: the next cycle is previewed. */
      IsRenewal: z.boolean().optional(),
      ExpiryDate: dateInput.optional(),
    }),
    data: cyclePreview,
  }),
  feed: defineRoute({
    method: 'GET',
    path: '/user/calendar',
    summary: 'Whether the caller has a calendar address',
    access: cyclesPermissions.SUBSCRIBE_TO_CALENDAR,
    reads: ['calendar-feeds', 'settings'],
    data: feed,
  }),
  renewFeed: defineRoute({
    method: 'POST',
    path: '/user/calendar/renew',
    summary: 'Creates a calendar address, shown once; the previous one ends',
    access: cyclesPermissions.SUBSCRIBE_TO_CALENDAR,
    data: feed.extend({ Url: z.string() }),
  }),
  removeFeed: defineRoute({
    method: 'POST',
    path: '/user/calendar/remove',
    summary: 'Ends the calendar address',
    access: cyclesPermissions.SUBSCRIBE_TO_CALENDAR,
    data: feed,
  }),
} as const;
