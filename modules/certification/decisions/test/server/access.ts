import { only, STAFF } from '#quality/support/access-expected.ts';
import { atAssessor } from '#quality/support/at-assessor.ts';
import type { OwnAccess } from '#quality/support/own-access.ts';

const RECORD = 'own decision';

/**
 * Who may make which call, and who reaches a record: written by hand for the access matrix, never read from the contract.
 * The record refuses an application of client@ that is assigned to assessor@ only.
 */
export const access: OwnAccess = {
  kind: RECORD,
  field: 'DecisionKey',
  calls: {
    'GET /decision/list': only(STAFF),
    'GET /decision/view': only(STAFF, RECORD),
    'GET /decision/certificate': only(STAFF, 'billed certificate'),
    'POST /decision/document': only(STAFF, RECORD),
    'GET /decision/sheet': only(STAFF, 'application'),
    'GET /decision/sheet/draft': only(STAFF, 'application'),
  },
  inputs: {},
  reachedBy: ['admin', 'sub-admin', 'it', 'business', 'scheduling', 'finance', 'assessor'],
  make: async (portal) => {
    const file = await atAssessor(portal);
    await file.done('assessor', '/application/rejected', { Remark: 'The scope is not one that we certify.' });
    const { DecisionKey } = await portal.db
      .selectFrom('CertificationDecision')
      .innerJoin('Application', 'Application.Id', 'CertificationDecision.ApplicationId')
      .select('DecisionKey')
      .where('Application.ApplicationKey', '=', file.key)
      .executeTakeFirstOrThrow();
    return DecisionKey;
  },
};
