import { describe, expect, it } from 'vitest';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { certificate } from '#quality/support/rules/certificate-life.ts';
import type { CertificateLifeFacts } from '../../rules/life-facts.ts';
import { type CertificateAction, certificateWorkflow } from '../../rules/workflow.ts';

/** Independent table for the certificate workflow: roles and statuses are deliberately repeated here. */
const ROLES =
  'CLIENT SUB_CLIENT ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE ASSESSOR ASSESSOR_ONSITE INDEPREVIEWER COO DEPUTYCEO CEO'.split(
    ' ',
  ) as Role[];
const STATUSES: CertificateStatus[] = [
  'PENDING',
  'ACTIVE',
  'PUBLISHED',
  'SUSPENDED',
  'TERMINATED',
  'EXPIRED',
  'DELETED',
  'RENEWAL',
];

/** Noon in Hong Kong on the 21st. */
const AT = new Date('2026-11-21T04:00:00Z');
const MANAGERS = 'ADMIN SUB_ADMIN IT SCHEDULING';
/** Decision 8: staff with the grant may generate by CertificateKey, except the CEO, who has read access only. */
const GENERATORS =
  'ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE ASSESSOR ASSESSOR_ONSITE INDEPREVIEWER COO DEPUTYCEO';
const WHY = { Remark: 'The surveillance was not done.' };
const NEW_SCOPE = { ...WHY, Scope: { EN: 'Binding of books', CHT: '書籍裝訂', CHS: '书籍装订' } };

type Facts = Partial<CertificateLifeFacts>;
const STATEMENT: Facts = { Kind: 'STATEMENT', ExpiryDate: null, RenewalOpens: null, HasRenewal: false };
const OPEN_WINDOW: Facts = { ExpiryDate: '2027-03-13', RenewalOpens: '2026-09-14' };
const EXTENDABLE: Facts = { IsExtensionAllowed: true };

/** Status transitions; `*` is the status before the suspension. */
type Ways = string;

const GOOD_TO_SAME = 'PUBLISHED>PUBLISHED ACTIVE>ACTIVE RENEWAL>RENEWAL';
/** Includes suspended certificates: the new revision applies once they are resumed. */
const SEEN_TO_SAME = `${GOOD_TO_SAME} SUSPENDED>SUSPENDED EXPIRED>EXPIRED`;

/** Domain 6 and specification 4, row by row: roles, status transitions, required facts and input. */
const TABLE: [action: string, by: string, ways: Ways, facts: Facts, input: object][] = [
  // A listed certificate stays valid and listed during the renewal; an unlisted one stays unlisted.
  ['RENEW', MANAGERS, 'PUBLISHED>RENEWAL ACTIVE>ACTIVE', OPEN_WINDOW, {}],
  ['PUBLISH', MANAGERS, 'ACTIVE>PUBLISHED', {}, {}],
  ['UNPUBLISH', MANAGERS, 'PUBLISHED>ACTIVE', {}, {}],
  ['SUSPEND', MANAGERS, 'PUBLISHED>SUSPENDED ACTIVE>SUSPENDED RENEWAL>SUSPENDED EXPIRED>SUSPENDED', {}, WHY],
  ['RESUME', MANAGERS, 'SUSPENDED>*', { StatusBefore: 'RENEWAL' }, {}],
  ['RESUME', MANAGERS, 'SUSPENDED>*', { StatusBefore: 'ACTIVE' }, {}],
  ['RESUME', MANAGERS, 'SUSPENDED>*', { StatusBefore: 'PUBLISHED' }, {}],
  ['TERMINATE', MANAGERS, 'SUSPENDED>TERMINATED', {}, WHY],
  ['EXPIRE', MANAGERS, 'PUBLISHED>EXPIRED ACTIVE>EXPIRED', {}, WHY],
  ['EXTEND', MANAGERS, GOOD_TO_SAME, EXTENDABLE, { ...WHY, ExpiryDateTime: '2028-06-30' }],
  ['EXTEND_SCOPE', MANAGERS, GOOD_TO_SAME, {}, NEW_SCOPE],
  ['REDUCE_SCOPE', MANAGERS, `${GOOD_TO_SAME} SUSPENDED>SUSPENDED`, {}, NEW_SCOPE],
  ['REGENERATE', GENERATORS, SEEN_TO_SAME, {}, {}],
  ['UPLOAD_CERT', GENERATORS, SEEN_TO_SAME, {}, {}],
  ['GENERATE_DISCLOSURE', GENERATORS, `PENDING>PENDING ${SEEN_TO_SAME}`, {}, {}],
  ['UPLOAD_DISCLOSURE', GENERATORS, `PENDING>PENDING ${SEEN_TO_SAME}`, {}, {}],
  ['WITHDRAW', MANAGERS, 'PUBLISHED>TERMINATED ACTIVE>TERMINATED', STATEMENT, WHY],
  [
    'DELETE',
    'ADMIN SUB_ADMIN',
    'PENDING>DELETED PUBLISHED>DELETED ACTIVE>DELETED RENEWAL>DELETED SUSPENDED>DELETED TERMINATED>DELETED EXPIRED>DELETED',
    {},
    WHY,
  ],
];

function outcomeOf(
  action: string,
  role: Role,
  facts: CertificateLifeFacts,
  input: object,
  IsGrantGeneration = true,
): string {
  const actor: Actor = { UserKey: 'actor', Roles: [role], OrganisationKey: null, IsGrantGeneration };
  const decision = decide(certificateWorkflow, action as CertificateAction, {
    facts,
    actor,
    at: AT,
    input: { ...input },
  });
  if (decision.Allowed) return decision.Change.CertificateStatusCode ?? facts.CertificateStatusCode;
  return [
    decision.Code,
    ...decision.Reasons.map(({ Code, Field }) => (Field ? `${Field} ${Code}` : Code)),
  ].join(' ');
}

it('every action of the table is listed here', () => {
  expect([...new Set(TABLE.map(([action]) => action))].toSorted()).toEqual(
    [...certificateWorkflow.Actions].toSorted(),
  );
});

const SUSPEND_OR_END =
  'RENEW PUBLISH UNPUBLISH SUSPEND TERMINATE EXPIRE EXTEND_SCOPE REDUCE_SCOPE WITHDRAW DELETE'.split(' ');
const NEW_PAPERS = ['REGENERATE', 'UPLOAD_CERT', 'GENERATE_DISCLOSURE', 'UPLOAD_DISCLOSURE'];
it('a change of public data is preceded by a description of its effect', () => {
  const withRemark = certificateWorkflow.Actions.filter(
    (action) => certificateWorkflow.Rows[action].Ui.Means,
  );
  expect(withRemark.toSorted()).toEqual([...SUSPEND_OR_END, ...NEW_PAPERS].toSorted());
});

it('a public document must be one PDF; other uploads accept any documents', () => {
  const filesOf = (action: CertificateAction) =>
    certificateWorkflow.Rows[action].Ui.Fields?.filter(({ Kind }) => Kind === 'files') ?? [];
  const single = certificateWorkflow.Actions.filter((one) => filesOf(one).some(({ IsOnePdf }) => IsOnePdf));
  expect(single.toSorted()).toEqual(['UPLOAD_CERT', 'UPLOAD_DISCLOSURE']);
  expect(filesOf('SUSPEND')).toEqual([{ Field: 'Attachment', Kind: 'files' }]);
});

/** Document actions on an ended certificate are refused with that reason; all others name the statuses. */
const closedBy = (action: string, status: CertificateStatus): string =>
  NEW_PAPERS.includes(action) && ['TERMINATED', 'DELETED'].includes(status)
    ? 'ERR_TRANSITION REASON_CERT_ENDED'
    : 'ERR_TRANSITION REASON_STATUS';

describe.each(TABLE)('%s by %s', (action, by, ways, facts, input) => {
  it.each(STATUSES)('when the certificate is %s', (status) => {
    const way = ways.split(' ').find((one) => one.startsWith(`${status}>`));
    const becomes = way?.split('>')[1]?.replace('*', String(facts.StatusBefore));
    const wrong = ROLES.flatMap((role) => {
      const answer = outcomeOf(action, role, certificate(status, facts), input);
      if (!by.split(' ').includes(role))
        return answer.startsWith('ERR_FORBIDDEN') ? [] : [`${role}: ${answer}`];
      if (becomes === undefined) return answer === closedBy(action, status) ? [] : [`${role}: ${answer}`];
      return answer === becomes ? [] : [`${role}: ${answer}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('conditions, one at a time', () => {
  const refused: [what: string, action: string, facts: CertificateLifeFacts, input: object, why: string][] = [
    [
      'a disclosure document generated before a page exists',
      'GENERATE_DISCLOSURE',
      certificate('PENDING', { HasPage: false, IsPageUnderWay: true }),
      {},
      'ERR_TRANSITION REASON_CERT_PAGE_UNDER_WAY',
    ],
    [
      'a disclosure document generated while one is being generated',
      'GENERATE_DISCLOSURE',
      certificate('PUBLISHED', { IsDisclosureUnderWay: true }),
      {},
      'ERR_TRANSITION REASON_CERT_DISCLOSURE_UNDER_WAY',
    ],
    [
      'suspended without a reason',
      'SUSPEND',
      certificate('PUBLISHED'),
      {},
      'ERR_VALIDATION Remark REASON_REMARK_REQUIRED',
    ],
    [
      'suspended with a reason of spaces',
      'SUSPEND',
      certificate('PUBLISHED'),
      { Remark: '  ' },
      'ERR_VALIDATION Remark REASON_REMARK_REQUIRED',
    ],
    [
      'a statement suspended',
      'SUSPEND',
      certificate('PUBLISHED', STATEMENT),
      WHY,
      'ERR_TRANSITION REASON_CERT_STATEMENT',
    ],
    [
      'a statement that expires',
      'EXPIRE',
      certificate('PUBLISHED', STATEMENT),
      WHY,
      'ERR_TRANSITION REASON_CERT_STATEMENT',
    ],
    [
      'a certificate withdrawn',
      'WITHDRAW',
      certificate('PUBLISHED'),
      WHY,
      'ERR_TRANSITION REASON_CERT_NOT_STATEMENT',
    ],
    [
      'a statement withdrawn without a reason',
      'WITHDRAW',
      certificate('PUBLISHED', STATEMENT),
      {},
      'ERR_VALIDATION Remark REASON_REMARK_REQUIRED',
    ],
    [
      'terminated without a reason',
      'TERMINATE',
      certificate('SUSPENDED'),
      {},
      'ERR_VALIDATION Remark REASON_REMARK_REQUIRED',
    ],
    [
      'deleted without a reason',
      'DELETE',
      certificate('PUBLISHED'),
      {},
      'ERR_VALIDATION Remark REASON_REMARK_REQUIRED',
    ],
    [
      'expired manually without a reason',
      'EXPIRE',
      certificate('PUBLISHED'),
      {},
      'ERR_VALIDATION Remark REASON_REMARK_REQUIRED',
    ],
    [
      'expired without an expiry date',
      'EXPIRE',
      certificate('PUBLISHED', { ExpiryDate: null }),
      WHY,
      'ERR_TRANSITION REASON_CERT_NO_EXPIRY',
    ],
    [
      'resumed the day after the last valid day',
      'RESUME',
      certificate('SUSPENDED', { ExpiryDate: '2026-11-20' }),
      {},
      'ERR_TRANSITION REASON_CERT_PAST',
    ],
    [
      'resumed after it had expired',
      'RESUME',
      certificate('SUSPENDED', { StatusBefore: 'EXPIRED' }),
      {},
      'ERR_TRANSITION REASON_CERT_WAS_EXPIRED',
    ],
    [
      'listed again after the last valid day',
      'PUBLISH',
      certificate('ACTIVE', { ExpiryDate: '2026-11-20' }),
      {},
      'ERR_TRANSITION REASON_CERT_PAST',
    ],
    [
      'extended where the service does not allow it',
      'EXTEND',
      certificate('PUBLISHED'),
      { ...WHY, ExpiryDateTime: '2028-06-30' },
      'ERR_TRANSITION REASON_CERT_EXTENSION_CLOSED',
    ],
    [
      'extended to the current last valid day',
      'EXTEND',
      certificate('PUBLISHED', EXTENDABLE),
      { ...WHY, ExpiryDateTime: '2028-03-13' },
      'ERR_VALIDATION ExpiryDateTime REASON_CERT_EXPIRY_LATER',
    ],
    [
      'extended by a day more than six months',
      'EXTEND',
      certificate('PUBLISHED', EXTENDABLE),
      { ...WHY, ExpiryDateTime: '2028-09-14' },
      'ERR_VALIDATION ExpiryDateTime REASON_CERT_EXPIRY_FAR',
    ],
    [
      'extended without a reason',
      'EXTEND',
      certificate('PUBLISHED', EXTENDABLE),
      { ExpiryDateTime: '2028-06-30' },
      'ERR_VALIDATION Remark REASON_REMARK_REQUIRED',
    ],
    [
      'extended the day after the last valid day',
      'EXTEND',
      certificate('PUBLISHED', { ...EXTENDABLE, ExpiryDate: '2026-11-20' }),
      { ...WHY, ExpiryDateTime: '2027-01-31' },
      'ERR_TRANSITION REASON_CERT_PAST',
    ],
    [
      'extended while a page is being generated',
      'EXTEND',
      certificate('PUBLISHED', { ...EXTENDABLE, IsPageUnderWay: true }),
      { ...WHY, ExpiryDateTime: '2028-06-30' },
      'ERR_TRANSITION REASON_CERT_PAGE_UNDER_WAY',
    ],
    [
      'a statement extended',
      'EXTEND',
      certificate('PUBLISHED', { ...EXTENDABLE, ...STATEMENT }),
      { ...WHY, ExpiryDateTime: '2028-06-30' },
      'ERR_TRANSITION REASON_CERT_STATEMENT',
    ],
    [
      'renewed a day before the window',
      'RENEW',
      certificate('PUBLISHED', { RenewalOpens: '2026-11-22' }),
      {},
      'ERR_TRANSITION REASON_CERT_RENEWAL_EARLY',
    ],
    [
      'renewed twice',
      'RENEW',
      certificate('PUBLISHED', { ...OPEN_WINDOW, HasOpenRenewal: true }),
      {},
      'ERR_TRANSITION REASON_CERT_RENEWAL_OPEN',
    ],
    [
      'renewed where the service has no renewal',
      'RENEW',
      certificate('PUBLISHED', { ...OPEN_WINDOW, HasRenewal: false }),
      {},
      'ERR_TRANSITION REASON_CERT_NO_RENEWAL',
    ],
    [
      'renewed after the last valid day',
      'RENEW',
      certificate('PUBLISHED', { ExpiryDate: '2026-11-20', RenewalOpens: '2026-05-24' }),
      {},
      'ERR_TRANSITION REASON_CERT_PAST',
    ],
    [
      'regenerated while a page is being generated',
      'REGENERATE',
      certificate('PUBLISHED', { IsPageUnderWay: true }),
      {},
      'ERR_TRANSITION REASON_CERT_PAGE_UNDER_WAY',
    ],
    [
      'regenerated before a page exists',
      'REGENERATE',
      certificate('PUBLISHED', { HasPage: false }),
      {},
      'ERR_TRANSITION REASON_NOT_GENERATED',
    ],
    [
      'regenerated while its invoice is unpaid',
      'REGENERATE',
      certificate('PUBLISHED', { IsPaid: false }),
      {},
      'ERR_TRANSITION REASON_NOT_PAID',
    ],
    [
      'a page uploaded while one is being generated',
      'UPLOAD_CERT',
      certificate('PUBLISHED', { IsPageUnderWay: true }),
      {},
      'ERR_TRANSITION REASON_CERT_PAGE_UNDER_WAY',
    ],
  ];
  it.each(refused)('%s is refused', (_what, action, facts, input, why) => {
    expect(outcomeOf(action, 'ADMIN', facts, input)).toBe(why);
  });

  it.each(['REGENERATE', 'UPLOAD_CERT', 'UPLOAD_DISCLOSURE', 'GENERATE_DISCLOSURE'])(
    '%s requires the permission to generate',
    (action) => {
      expect(outcomeOf(action, 'SCHEDULING', certificate('PUBLISHED'), {}, false)).toBe(
        'ERR_TRANSITION REASON_GENERATION_NOT_GRANTED',
      );
    },
  );

  it('is still possible on the last valid day', () => {
    const last = { ExpiryDate: '2026-11-21' };
    expect(outcomeOf('RESUME', 'IT', certificate('SUSPENDED', { ...last, StatusBefore: 'ACTIVE' }), {})).toBe(
      'ACTIVE',
    );
    expect(outcomeOf('PUBLISH', 'IT', certificate('ACTIVE', last), {})).toBe('PUBLISHED');
    const extend = { ...WHY, ExpiryDateTime: '2026-11-22' };
    expect(outcomeOf('EXTEND', 'IT', certificate('PUBLISHED', { ...last, ...EXTENDABLE }), extend)).toBe(
      'PUBLISHED',
    );
  });

  it('an extension by exactly six months is allowed, and the window opens on its first day', () => {
    const extend = { ...WHY, ExpiryDateTime: '2028-09-13' };
    expect(outcomeOf('EXTEND', 'IT', certificate('RENEWAL', EXTENDABLE), extend)).toBe('RENEWAL');
    expect(outcomeOf('RENEW', 'IT', certificate('PUBLISHED', { RenewalOpens: '2026-11-21' }), {})).toBe(
      'RENEWAL',
    );
  });

  it('resuming a suspension without an earlier status leads to the register', () => {
    expect(outcomeOf('RESUME', 'ADMIN', certificate('SUSPENDED'), {})).toBe('PUBLISHED');
  });

  it('deleting a certificate issued in error does not wait for a page', () => {
    expect(outcomeOf('DELETE', 'ADMIN', certificate('PUBLISHED', { IsPageUnderWay: true }), WHY)).toBe(
      'DELETED',
    );
  });
});
