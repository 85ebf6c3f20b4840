import { z } from 'zod';
import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData, listDay, listQuery } from '#platform/common/contract/list.ts';
import { LOG_AREAS, LOG_RESULTS, logEvents } from '#platform/common/log-events.ts';

/** A row's number: the one that the check of the log names. */
const rowNo = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

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
  /** Who or which application the object is; null where it is neither. */
  ObjectName: z.string().nullable(),
  Address: z.string().nullable(),
  Detail: z.string().nullable(),
  /** The details one by one. `Before` is null where nothing was changed, only said. */
  Facts: z.array(fact),
});

const logDetail = logRow.extend({
  /** Key of the account that acted; null where it was the portal or no account. */
  UserKey: key.nullable(),
  /** What the program called itself. */
  Agent: z.string().nullable(),
  HasSession: z.boolean(),
  /** Where the object can be opened in the portal. */
  Link: z.string().nullable(),
  /** Null in the second before it is sealed. */
  Seal: z.object({ No: z.int(), At: z.string(), Hash: z.string() }).nullable(),
});

const difference = z.object({ Check: z.string(), About: z.string() });

export const logRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/log/list',
    summary: 'Events with user, action, time and address',
    access: SETTINGS_ROLES,
    query: listQuery(['At'], {
      // Asked late: the modules say what they write when they are installed.
      Event: z.lazy(() => z.enum(logEvents())).optional(),
      Area: z.enum(LOG_AREAS).optional(),
      Result: z.enum(LOG_RESULTS).optional(),
      From: listDay,
      To: listDay,
      /** Events by or on this account. */
      UserKey: key.optional(),
      /** Events on exactly this object, as rows name it. */
      Object: z.string().max(200).optional(),
      /** Events of the session in which this row was written. */
      SessionOf: rowNo.optional(),
    }),
    data: listData(logRow),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/log/view',
    summary: 'One row of the event log with all details',
    access: SETTINGS_ROLES,
    query: z.strictObject({ No: rowNo }),
    data: logDetail,
  }),
  chain: defineRoute({
    method: 'GET',
    path: '/log/chain',
    summary: 'How far the event log is sealed, and the result of its last check',
    access: SETTINGS_ROLES,
    data: z.object({
      Sealed: z.object({ No: z.int(), Row: z.int(), At: z.string(), Hash: z.string() }).nullable(),
      /** Rows that wait for their seal, at most a hundred of them counted. */
      Waiting: z.int(),
      Checked: z
        .object({
          At: z.string(),
          /** The last row that it looked at. */
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
    access: SETTINGS_ROLES,
    data: z.object({
      FailedJobs: z.int(),
      FailedMails: z.int(),
      /** How long the oldest job that should have begun has been waiting; 0 where none does. */
      WaitingSeconds: z.int(),
      /** Of the newest check of the event log; null before the first one. */
      LogDifferences: z.int().nullable(),
    }),
  }),
  exceptions: defineRoute({
    method: 'GET',
    path: '/log/exception/list',
    summary:
      'The register of exceptions: overrides of the separation of duties, and actions in place of a step owner',
    access: SETTINGS_ROLES,
    query: listQuery(['At'], {
      Kind: z.enum(['DUTIES', 'ON_BEHALF']).optional(),
      From: listDay,
      To: listDay,
    }),
    data: listData(
      z.object({
        ExceptionKey: z.string(),
        Kind: z.enum(['DUTIES', 'ON_BEHALF']),
        At: z.string(),
        Who: z.string(),
        UserKey: key,
        AsRole: z.string().nullable(),
        ApplicationKey: key,
        ApplicationNo: z.string(),
        Action: z.string(),
        Step: z.string().nullable(),
        /** Other steps that the person took part in, where the rule is about one person twice. */
        Earlier: z.array(z.string()),
        Remark: z.string().nullable(),
      }),
    ),
  }),
} as const;
