import { CERTIFICATE_MANAGERS, only, STAFF } from '#quality/support/access-expected.ts';
import { atAssessor } from '#quality/support/at-assessor.ts';
import type { OwnAccess } from '#quality/support/own-access.ts';
import { certificateToDecide, ok } from '#quality/support/proposal-fixture.ts';

const RECORD = 'own decision';
const PROPOSAL = 'own proposal';
const DECIDERS = ['CEO', 'DEPUTYCEO', 'COO'] as const;
const SCOPE = { EN: 'x', CHT: 'x', CHS: 'x' };
const GROUNDS = { Ground: 'FEES', Remark: 'x' };

/** Who may make which call, and who reaches a record: written by hand for the access matrix, never read from the contract. */
export const access: readonly OwnAccess[] = [
  {
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
    // Those who see all applications, and the assessor to whom it is assigned; the deciders were never reached.
    reachedBy: ['admin', 'sub-admin', 'it', 'business', 'scheduling', 'finance', 'assessor'],
    make: async (portal) => {
      const file = await atAssessor(portal);
      await file.done('assessor', '/application/rejected', {
        Remark: 'The scope is not one that we certify.',
      });
      const { DecisionKey } = await portal.db
        .selectFrom('CertificationDecision')
        .innerJoin('Application', 'Application.Id', 'CertificationDecision.ApplicationId')
        .select('DecisionKey')
        .where('Application.ApplicationKey', '=', file.key)
        .executeTakeFirstOrThrow();
      return DecisionKey;
    },
  },
  {
    kind: PROPOSAL,
    field: 'ProposalKey',
    calls: {
      'GET /decision/proposal/list': only(STAFF),
      'GET /decision/proposal/view': only(STAFF, PROPOSAL),
      'GET /decision/proposal/certificate': only(STAFF, 'billed certificate'),
      'POST /decision/proposal/confirm': only(DECIDERS, PROPOSAL),
      'POST /decision/proposal/decline': only(DECIDERS, PROPOSAL),
      'POST /decision/proposal/reduce': only(DECIDERS, PROPOSAL),
      'POST /decision/proposal/withdraw': only([...CERTIFICATE_MANAGERS, ...DECIDERS], PROPOSAL),
      'POST /decision/propose/suspend': only(CERTIFICATE_MANAGERS, 'billed certificate'),
      'POST /decision/propose/restore': only(CERTIFICATE_MANAGERS, 'billed certificate'),
      'POST /decision/propose/withdraw': only(CERTIFICATE_MANAGERS, 'billed certificate'),
      'POST /decision/propose/extend': only(CERTIFICATE_MANAGERS, 'billed certificate'),
      'POST /decision/propose/scope/extend': only(CERTIFICATE_MANAGERS, 'billed certificate'),
      'POST /decision/propose/scope/reduce': only(CERTIFICATE_MANAGERS, 'billed certificate'),
      'POST /decision/urgent/suspend': only(CERTIFICATE_MANAGERS, 'billed certificate'),
    },
    inputs: {
      'POST /decision/proposal/decline': { Remark: 'x' },
      'POST /decision/proposal/reduce': { Remark: 'x', Scope: SCOPE },
      'POST /decision/propose/suspend': GROUNDS,
      'POST /decision/propose/restore': GROUNDS,
      'POST /decision/propose/withdraw': GROUNDS,
      'POST /decision/propose/extend': { ...GROUNDS, ExpiryDateTime: '2027-01-01' },
      'POST /decision/propose/scope/extend': { ...GROUNDS, Scope: SCOPE },
      'POST /decision/propose/scope/reduce': { ...GROUNDS, Scope: SCOPE },
      'POST /decision/urgent/suspend': GROUNDS,
    },
    // Those who see all certificates, and the deciders, whose steps the application has reached; no assessor is assigned.
    reachedBy: ['admin', 'sub-admin', 'it', 'business', 'scheduling', 'finance', 'coo', 'deputyceo', 'ceo'],
    make: async (portal) => {
      const { propose, proposal } = await certificateToDecide(portal, 'IS-2025-00997');
      await ok(propose('admin', 'suspend'));
      return (await proposal('admin')).ProposalKey;
    },
  },
];
