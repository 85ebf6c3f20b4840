/** Definitions of the event log's list and of the register of exceptions: filters and columns. */
import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, filter, oneOf, record } from '#platform/common/lists/filters.ts';
import { LOG_AREAS, LOG_RESULTS, type LogEvent, logEvents } from '#platform/common/log-events.ts';

/** Row number, as reported by the event log check. */
export const rowNo = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const logList = defineList({
  Filters: {
    Event: filter({
      // Evaluated lazily: modules register their events when they are installed.
      Schema: z.lazy(() => z.enum(logEvents())).optional(),
      Label: 'LOG_EVENT',
      Value: { Kind: 'CODES', Codes: logEvents, Text: (event) => `EVENT_${event as LogEvent}` },
    }),
    Area: oneOf({ Label: 'LOG_AREA', Codes: LOG_AREAS, Texts: 'LOG_AREA_' }),
    Result: oneOf({ Label: 'LOG_RESULT', Codes: LOG_RESULTS, Texts: 'LOG_RESULT_' }),
    ...days('', 'LOG_DAYS'),
    /** Events by this account. */
    By: record('person', 'LOG_BY'),
    /** Events by or on this account. */
    UserKey: record('person', 'LOG_WHO'),
    /** Events on exactly this object, as identified in the rows. */
    Object: filter({
      Schema: z.string().max(200).optional(),
      Label: 'LOG_ONLY_OBJECT',
      Value: { Kind: 'LABEL' },
    }),
    /** Events of the session to which this row belongs. */
    SessionOf: filter({ Schema: rowNo.optional(), Label: 'LOG_FILTER_SESSION', Value: { Kind: 'LABEL' } }),
  },
  Columns: {
    at: { Label: 'LOG_AT', Kind: 'MOMENT', Sort: 'At' },
    who: { Label: 'LOG_WHO', Kind: 'TEXT' },
    email: { Label: 'AUTH_EMAIL', Kind: 'TEXT', With: 'who' },
    event: { Label: 'LOG_EVENT', Kind: 'TEXT' },
    object: { Label: 'EXPORT_OBJECT', Kind: 'TEXT', With: 'event' },
    objectName: { Label: 'EXPORT_OBJECT_NAME', Kind: 'TEXT', With: 'event' },
    address: { Label: 'LOG_ADDRESS', Kind: 'TEXT', With: 'at' },
    detail: { Label: 'EXPORT_DETAIL', Kind: 'TEXT', With: 'event' },
    result: { Label: 'LOG_RESULT', ...code(['DONE', ...LOG_RESULTS], 'LOG_RESULT_') },
  },
});

export const EXCEPTION_KINDS = ['DUTIES', 'ON_BEHALF'] as const;

export const exceptionList = defineList({
  Filters: {
    Kind: oneOf({ Label: 'EXCEPTION_KIND', Codes: EXCEPTION_KINDS, Texts: 'EXCEPTION_KIND_' }),
    ...days('', 'LOG_DAYS'),
  },
  Columns: {
    at: { Label: 'LOG_AT', Kind: 'MOMENT', Sort: 'At' },
    application: { Label: 'EXCEPTION_APPLICATION', Kind: 'TEXT' },
    who: { Label: 'EXCEPTION_WHO', Kind: 'TEXT' },
    role: { Label: 'EXPORT_AS_ROLE', ...code(ROLES, 'ROLE_'), With: 'who' },
    what: { Label: 'EXCEPTION_WHAT', Kind: 'TEXT' },
    step: { Label: 'EXPORT_STEP', ...code(STEPS, 'STEP_'), With: 'what' },
    rule: { Label: 'EXCEPTION_RULE', Kind: 'TEXT', Only: 'SCREEN' },
    kind: { Label: 'EXCEPTION_KIND', ...code(EXCEPTION_KINDS, 'EXCEPTION_KIND_'), With: 'rule' },
    earlier: { Label: 'EXPORT_EARLIER_STEPS', Kind: 'TEXT', With: 'rule' },
    why: { Label: 'EXCEPTION_WHY', Kind: 'TEXT' },
  },
});
