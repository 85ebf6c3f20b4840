/**
 * Checks that the transitions declared in the workflow tables are those that the change functions perform.
 */
import { describe, expect, it } from 'vitest';
import { applicationTransitions } from '#modules/applications/applications/rules/automatic.ts';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import {
  type ApplicationAction,
  applicationWorkflow,
} from '#modules/applications/applications/rules/workflow.ts';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import { certificateTransitions } from '#modules/certification/certificates/rules/automatic.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { automaticChange } from '#platform/common/workflow/automatic.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { describe as describeTable } from '#platform/common/workflow/describe.ts';
import { targetsOf } from '#platform/common/workflow/targets.ts';
import type { Workflow } from '#platform/common/workflow/types.ts';
import { ACTOR, application, NOW } from '../support/rules/application-facts.ts';
import { certificate } from '../support/rules/certificate-life.ts';
import { inputFor, readyFor } from '../support/rules/ready-for.ts';
import { ROLES } from '../support/rules/roles.ts';

/** Returns every transition that a table declares, as shown in its diagram. */
const declared = <Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
): string[] =>
  workflow.Actions.flatMap((action) =>
    workflow.Rows[action].From.flatMap((from) =>
      targetsOf(workflow.Rows[action], from).map((to) => `${action}: ${from} > ${to === 'SAME' ? from : to}`),
    ),
  );

/**
 * Returns every transition that the change functions perform on the given records, for all permitted roles.
 */
function made<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  records: (action: Action, from: Status) => { facts: Facts; input: Record<string, unknown> }[],
): string[] {
  const moves = workflow.Actions.flatMap((action) =>
    workflow.Rows[action].From.flatMap((from) =>
      records(action, from).flatMap(({ facts, input }) =>
        ROLES.flatMap((role) => {
          const decision = decide(workflow, action, { facts, actor: actor(role), at: NOW, input });
          if (!decision.Allowed) return [];
          return [`${action}: ${from} > ${workflow.statusOf({ ...facts, ...decision.Change })}`];
        }),
      ),
    ),
  );
  return [...new Set(moves)];
}

const actor = (role: Role): Actor => ({
  UserKey: ACTOR,
  Roles: [role],
  OrganisationKey: null,
  IsGrantGeneration: true,
});

const STEPS: Step[] = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'];
const BEFORE_ARCHIVE: ApplicationStatus[] = ['PENDING', 'UNDERREVIEW', 'REJECTED_FLOW'];

const applications = (action: ApplicationAction, from: ApplicationStatus) => {
  const isInChain = from === 'UNDERREVIEW' || from === 'REJECTED_FLOW';
  const steps = isInChain ? STEPS : [null];
  return steps.flatMap((step) =>
    BEFORE_ARCHIVE.map((StatusBefore) => {
      const facts: ApplicationFacts = { ...readyFor(action, from, step), StatusBefore };
      return { facts, input: inputFor(action) };
    }),
  );
};

const certificates = (_action: string, CertificateStatusCode: CertificateStatus) =>
  (['PUBLISHED', 'ACTIVE', 'RENEWAL'] as const).flatMap((StatusBefore) =>
    (['CERTIFICATE', 'STATEMENT'] as const).map((Kind) => ({
      facts: certificate(CertificateStatusCode, { ...renewable, StatusBefore, Kind }),
      input: { Remark: 'Why.', ExpiryDateTime: '2027-06-30', Scope: { EN: 'New', CHT: '新', CHS: '新' } },
    })),
  );

const renewable = { ExpiryDate: '2027-03-13', IsExtensionAllowed: true, RenewalOpens: '2026-09-14' };

/**
 * No document of an ended certificate may be changed; each of these actions is refused for a specific
 * reason.
 */
const isOfEnded = (move: string): boolean =>
  /^(REGENERATE|UPLOAD_CERT|GENERATE_DISCLOSURE|UPLOAD_DISCLOSURE): (TERMINATED|DELETED) /.test(move);

describe('the transitions declared by a table', () => {
  it('of applications are those of its change functions', () => {
    expect(made(applicationWorkflow, applications).toSorted()).toEqual(
      declared(applicationWorkflow).toSorted(),
    );
  });

  it('of certificates are those of its change functions', () => {
    expect(made(certificateWorkflow, certificates).toSorted()).toEqual(
      declared(certificateWorkflow)
        .filter((move) => !isOfEnded(move))
        .toSorted(),
    );
  });

  it('are all in the diagram', () => {
    const text = describeTable(applicationWorkflow, (code) => code);
    for (const never of [
      'RETURNED --> INPROGRESS',
      'REJECTED --> INPROGRESS',
      'PENDING --> INPROGRESS',
      'INPROGRESS --> INPROGRESS',
      'INPROGRESS --> UNDERREVIEW',
      'RETURNED --> UNDERREVIEW',
      'REJECTED --> PENDING',
    ])
      expect(text).not.toContain(never);
    for (const real of ['DRAFT --> INPROGRESS: SAVE', 'REJECTED --> UNDERREVIEW: SUBMIT'])
      expect(text).toContain(real);
  });

  it('of automatic changes of certificates are those of its automatic changes', () => {
    const statuses = certificateWorkflow.Statuses;
    const today = '2026-11-21';
    const moves = Object.entries(certificateTransitions).flatMap(([name, row]) =>
      statuses.flatMap((CertificateStatusCode) =>
        [null, ...statuses].flatMap((StatusBefore) =>
          // An unlisted certificate is ACTIVE, or expired or was suspended from there.
          (CertificateStatusCode === 'EXPIRED' || CertificateStatusCode === 'SUSPENDED'
            ? [true, false]
            : [CertificateStatusCode === 'ACTIVE']
          ).flatMap((IsUnlisted) =>
            [null, '2026-11-20', '2028-03-13'].flatMap((ExpiryDate) => {
              const facts = { CertificateStatusCode, StatusBefore, IsUnlisted, ExpiryDate };
              const change = automaticChange(name, row, {
                facts,
                statusOf: (one) => one.CertificateStatusCode,
                today,
              });
              return change === null
                ? []
                : [`${name}: ${CertificateStatusCode} > ${{ ...facts, ...change }.CertificateStatusCode}`];
            }),
          ),
        ),
      ),
    );
    expect([...new Set(moves)].toSorted()).toEqual([
      'ISSUE: PENDING > PUBLISHED',
      'LAPSE: ACTIVE > EXPIRED',
      'LAPSE: PUBLISHED > EXPIRED',
      'LAPSE: RENEWAL > EXPIRED',
      'RENEWAL_DECIDED: ACTIVE > ACTIVE',
      'RENEWAL_DECIDED: EXPIRED > ACTIVE',
      'RENEWAL_DECIDED: EXPIRED > PUBLISHED',
      'RENEWAL_DECIDED: RENEWAL > PUBLISHED',
      'RENEWAL_DECIDED: SUSPENDED > SUSPENDED',
      'RENEWAL_ENDED: ACTIVE > ACTIVE',
      'RENEWAL_ENDED: RENEWAL > PUBLISHED',
      'RENEWAL_ENDED: SUSPENDED > SUSPENDED',
      'RENEWAL_STARTED: ACTIVE > ACTIVE',
      'RENEWAL_STARTED: PUBLISHED > RENEWAL',
      'RENEWAL_STARTED: SUSPENDED > SUSPENDED',
    ]);
    const text = describeTable(certificateWorkflow, (code) => code);
    for (const real of [
      'PENDING --> PUBLISHED: ISSUE',
      'RENEWAL --> EXPIRED: LAPSE',
      'RENEWAL --> PUBLISHED: RENEWAL_DECIDED, RENEWAL_ENDED',
    ])
      expect(text).toContain(real);
    expect(text).not.toContain('ACTIVE --> RENEWAL');
  });

  it('of applications made by the portal are those that its automatic changes make', () => {
    const row = applicationTransitions.CANCEL_WITH_CERTIFICATE;
    const cancelled = (more: Partial<ApplicationFacts>, today = '2026-11-21') =>
      applicationWorkflow.Statuses.filter(
        (ApplicationStatusCode) =>
          automaticChange('CANCEL_WITH_CERTIFICATE', row, {
            facts: { ...application, ApplicationStatusCode, ...more },
            statusOf: applicationWorkflow.statusOf,
            today,
          })?.ApplicationStatusCode === 'CANCELLED',
      ).toSorted();
    const open =
      'CERTIFIED DRAFT INPROGRESS PENDING REJECTED REJECTED_FLOW RETURNED UNDERREVIEW WAITING'.split(' ');
    expect(cancelled({ IsCertificateEnded: true })).toEqual(open);
    expect(cancelled({ IsCertificateEnded: false })).toEqual([]);
    expect(cancelled({ RenewalPossibleUntil: '2026-11-20' })).toEqual(open);
    expect(cancelled({ RenewalPossibleUntil: '2026-11-21' })).toEqual([]);
    expect(describeTable(applicationWorkflow, (code) => code)).toContain(
      'UNDERREVIEW --> CANCELLED: CANCEL_WITH_CERTIFICATE',
    );
  });

  it('an automatic change to an undeclared status is an error of the table', () => {
    const row = { Source: 'test', Trigger: 'test', From: ['A'], To: ['B'], change: () => ({ Status: 'C' }) };
    const statusOf = ({ Status }: { Status: string }) => Status;
    expect(() =>
      automaticChange('TEST', row, { facts: { Status: 'A' }, statusOf, today: '2026-11-21' }),
    ).toThrow('TEST may not lead from A to C');
  });
});
