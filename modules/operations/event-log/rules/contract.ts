/** HTTP endpoints of the event log and its rows: list, detail, seal chain, health and exceptions. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { LOG_RESULTS } from '#platform/common/log-events.ts';
import { EXCEPTION_KINDS, exceptionList, logList, rowNo } from './log-lists.ts';
import { eventLogPermissions } from './permissions.ts';

const fact = z.object({
  Name: z.string(),
  Before: z.array(z.string()).nullable(),
  After: z.array(z.string()),
});

export const logRow = z.object({
  No: z.int(),
  At: z.string(),
  Who: z.string().nullable(),
  Email: z.string().nullable(),
  Event: z.string(),
  Result: z.enum(['DONE', ...LOG_RESULTS]),
  Object: z.string().nullable(),
  /** Name of the object if it is a person or an application; otherwise null. */
  ObjectName: z.string().nullable(),
  Address: z.string().nullable(),
  Detail: z.string().nullable(),
  /** The details one by one. `Before` is null if the event records a value without a change. */
  Facts: z.array(fact),
});

const logDetail = logRow.extend({
  /** Key of the acting account; null if the portal or no account acted. */
  UserKey: key.nullable(),
  /** User agent of the client program. */
  Agent: z.string().nullable(),
  HasSession: z.boolean(),
  /** Address of the object's screen in the portal. */
  Link: z.string().nullable(),
  /** Null for about a second, until the row is sealed. */
  Seal: z.object({ No: z.int(), At: z.string(), Hash: z.string() }).nullable(),
});

const difference = z.object({ Check: z.string(), About: z.string() });

export const logRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/log/list',
    summary: 'Events with user, action, time and address',
    access: eventLogPermissions.READ_EVENT_LOG,
    reads: ['accounts', 'applications', 'log', 'services', 'teams'],
    query: logList.Query,
    data: listData(logRow),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/log/view',
    summary: 'One row of the event log with all details',
    access: eventLogPermissions.READ_EVENT_LOG,
    reads: ['accounts', 'applications', 'certificates', 'log', 'services', 'teams'],
    query: z.strictObject({ No: rowNo }),
    data: logDetail,
  }),
  people: defineRoute({
    method: 'GET',
    path: '/log/people',
    summary: 'Staff whose events the log can be filtered by',
    access: eventLogPermissions.READ_EVENT_LOG,
    reads: ['accounts'],
    data: z.object({ Rows: z.array(z.object({ UserKey: key, Name: z.string() })) }),
  }),
  chain: defineRoute({
    method: 'GET',
    path: '/log/chain',
    summary: 'How far the event log is sealed, and the result of its last check',
    access: eventLogPermissions.READ_EVENT_LOG,
    reads: ['log'],
    data: z.object({
      Sealed: z.object({ No: z.int(), Row: z.int(), At: z.string(), Hash: z.string() }).nullable(),
      /** Rows waiting to be sealed, counted up to a hundred. */
      Waiting: z.int(),
      Checked: z
        .object({
          At: z.string(),
          /** The last row that the check read. */
          Row: z.int().nullable(),
          Rows: z.int(),
          Differences: z.int(),
          First: difference.nullable(),
        })
        .nullable(),
    }),
  }),
  health: defineRoute({
    method: 'GET',
    path: '/log/health',
    summary: 'Number of items that require an operator; counts only',
    access: eventLogPermissions.READ_EVENT_LOG,
    reads: ['jobs', 'log', 'mails', 'settings'],
    data: z.object({
      FailedJobs: z.int(),
      FailedMails: z.int(),
      /** Seconds that the oldest overdue job has been waiting; 0 if none is overdue. */
      WaitingSeconds: z.int(),
      /** Differences found by the newest event log check; null before the first one. */
      LogDifferences: z.int().nullable(),
    }),
  }),
  exceptions: defineRoute({
    method: 'GET',
    path: '/log/exception/list',
    summary:
      'The register of exceptions: overrides of the separation of duties, and actions in place of a step owner',
    access: eventLogPermissions.READ_EVENT_LOG,
    reads: ['accounts', 'applications', 'services', 'teams'],
    query: exceptionList.Query,
    data: listData(
      z.object({
        ExceptionKey: z.string(),
        Kind: z.enum(EXCEPTION_KINDS),
        At: z.string(),
        Who: z.string(),
        UserKey: key,
        AsRole: z.string().nullable(),
        ApplicationKey: key,
        ApplicationNo: z.string(),
        Action: z.string(),
        Step: z.string().nullable(),
        /** Other steps that the person took part in, if the rule forbids the same person to act twice. */
        Earlier: z.array(z.string()),
        Remark: z.string().nullable(),
      }),
    ),
  }),
} as const;
