/** API contract of staff absences, which planners record: who is away when, and how much work they have. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { dateInput, key } from '#platform/common/contract/inputs.ts';
import { personName } from '#platform/common/contract/shapes.ts';
import { accountsPermissions } from './permissions.ts';

const absence = personName.extend({
  /** YYYY-MM-DD, both days included. */
  From: z.string(),
  To: z.string(),
  Remark: z.string(),
  /** Applications that the person has to work on now or at a later step. */
  Open: z.int(),
});
export type AbsenceView = z.infer<typeof absence>;

const overview = z.object({
  /** Present and future absences, the earliest first. */
  Rows: z.array(absence),
  /** Active staff, for whom an absence can be recorded. */
  People: z.array(personName),
});

const days = { UserKey: key, From: dateInput, To: dateInput };

export const absenceRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/user/absence/list',
    summary: 'Present and future absences of staff, with their open work',
    access: accountsPermissions.RECORD_ABSENCES,
    reads: ['accounts', 'applications'],
    data: overview,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/user/absence/save',
    summary: 'Records an absence of a staff member',
    access: accountsPermissions.RECORD_ABSENCES,
    body: z
      .strictObject({ ...days, Remark: z.string().trim().max(200).default('') })
      .refine(({ From, To }) => From <= To, { path: ['To'], error: 'FIELD_ABSENCE_ORDER' }),
    data: overview,
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/user/absence/remove',
    summary: 'Removes an absence of a staff member',
    access: accountsPermissions.RECORD_ABSENCES,
    body: z.strictObject(days),
    data: overview,
  }),
} as const;
