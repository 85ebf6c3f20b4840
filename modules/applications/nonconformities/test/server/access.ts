import { CLIENTS, only, STAFF, session } from '#quality/support/access-expected.ts';
import { atAssessor } from '#quality/support/at-assessor.ts';
import type { OwnAccess } from '#quality/support/own-access.ts';

const AUDITORS = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'ADMIN', 'SUB_ADMIN'] as const;
const RECORD = 'own nonconformity';

/**
 * Who may make which call, and who reaches a record: written by hand for the access matrix, never read from the contract.
 * The record is released, and belongs to an application of client@ that is assigned to assessor@ only.
 */
export const access: OwnAccess = {
  kind: RECORD,
  field: 'NonconformityKey',
  calls: {
    'GET /nonconformity/list': session(),
    'GET /nonconformity/figures': only(STAFF),
    'GET /nonconformity/application': session('application'),
    'GET /nonconformity/view': session(RECORD),
    'POST /nonconformity/draft': only(CLIENTS, RECORD),
    'POST /nonconformity/answer': only(CLIENTS, RECORD),
    'POST /nonconformity/evidence': only(CLIENTS, RECORD),
    'POST /nonconformity/release': only(AUDITORS, RECORD),
    'POST /nonconformity/plan/accept': only(AUDITORS, RECORD),
    'POST /nonconformity/return': only(AUDITORS, RECORD),
    'POST /nonconformity/verify': only(AUDITORS, RECORD),
    'POST /nonconformity/reopen': only(AUDITORS, RECORD),
    'POST /nonconformity/withdraw': only(AUDITORS, RECORD),
  },
  inputs: {
    'POST /nonconformity/draft': {
      ...{ Correction: 'x', Cause: 'x', CorrectiveAction: 'x', OtherSites: '', Attachment: [] },
    },
    'POST /nonconformity/answer': { Correction: 'x', Cause: 'x', CorrectiveAction: 'x' },
    'POST /nonconformity/evidence': { Remark: 'x' },
    'POST /nonconformity/return': { Remark: 'x' },
    'POST /nonconformity/verify': { Method: 'DOCUMENTS' },
    'POST /nonconformity/reopen': { Remark: 'x' },
    'POST /nonconformity/withdraw': { Remark: 'x' },
  },
  reachedBy: ['admin', 'sub-admin', 'it', 'business', 'scheduling', 'finance', 'assessor', 'client'],
  make: async (portal) => {
    const file = await atAssessor(portal);
    const [point] = await file.points();
    const PointKey = String(point?.PointKey);
    const Remark = 'No record of it.';
    await file.done('assessor', '/assessment/checklist/submission', {
      Answers: [{ PointKey, Result: 'MINOR', Remark }],
    });
    await file.done('assessor', '/application/checklist/reject', { Points: [{ PointKey, Remark }] });
    const { NonconformityKey } = await portal.db
      .selectFrom('Nonconformity')
      .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
      .select('Nonconformity.NonconformityKey')
      .where('Application.ApplicationKey', '=', file.key)
      .executeTakeFirstOrThrow();
    return NonconformityKey;
  },
};
