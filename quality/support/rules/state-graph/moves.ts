/**
 * Lists everything that can happen next to an application and its certificate according to the workflow
 * tables (users, portal, payment provider, time), for the workflow graph test.
 */
import { applicationTransitions } from '#modules/applications/applications/rules/automatic.ts';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import {
  type ApplicationAction,
  applicationWorkflow,
} from '#modules/applications/applications/rules/workflow.ts';
import { ASSIGNED_STEPS } from '#modules/catalogue/services/rules/steps.ts';
import { certificateTransitions } from '#modules/certification/certificates/rules/automatic.ts';
import type { CertificateLifeFacts } from '#modules/certification/certificates/rules/life-facts.ts';
import {
  type CertificateAction,
  certificateWorkflow,
} from '#modules/certification/certificates/rules/workflow.ts';
import type { Actor } from '#platform/common/access/actor.ts';
import { CLIENT_ROLES, ROLES, type Role, STAFF_ROLES } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { automaticChange } from '#platform/common/workflow/automatic.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { Workflow } from '#platform/common/workflow/types.ts';
import { NOW } from '../application-facts.ts';
import { inputFor } from '../ready-for.ts';
import { ASSIGNED, type Combined, EXPIRY, isFinal, linked } from './combined.ts';
import { applicationEffects, certificateEffects, checklistOutcomes } from './effects.ts';

/** The checked tables; a test may introduce a contradiction into one of them. */
export type Tables = {
  application: Workflow<ApplicationAction, ApplicationStatus, ApplicationFacts>;
  /** Actions that the portal performs automatically; null for none. */
  portal: typeof applicationTransitions | null;
  certificate: Workflow<CertificateAction, CertificateStatus, CertificateLifeFacts>;
};

export const realTables: Tables = {
  application: applicationWorkflow,
  portal: applicationTransitions,
  certificate: certificateWorkflow,
};

/**
 * A transition between combinations. OTHERS are the client, the payment provider, time and certificate
 * actions.
 */
export type Move = { Action: string; By: 'STAFF' | 'OTHERS'; To: Combined };

/** One user per role, named after it. Three steps require an assigned user. */
const person = (role: Role): Actor => ({
  UserKey: role,
  Roles: [role],
  OrganisationKey: null,
  IsGrantGeneration: true,
});
const PEOPLE = Object.fromEntries(ROLES.map((role) => [role, person(role)])) as Record<Role, Actor>;
const STAFF_FIRST: readonly Role[] = [...STAFF_ROLES, ...CLIENT_ROLES];
const isStaff = (role: Role): boolean => (STAFF_ROLES as readonly Role[]).includes(role);

/** Inputs that lead to different combinations; other actions use the input of the matrix tests. */
const INPUTS: Partial<Record<ApplicationAction, Record<string, unknown>[]>> = {
  APPROVE_PROGRESS: [{}, { IsUpdateCertificate: true }],
  REJECT_PROGRESS: [{ Remark: 'A reason.' }, { Remark: 'A reason.', Target: 'ASSESSOR' }],
};
const CERTIFICATE_INPUT = {
  ...{ Remark: 'A reason.', Attachment: ['file'], ExpiryDateTime: EXPIRY[0] },
  Scope: { EN: 'Binding of books', CHT: '書籍裝訂', CHS: '书籍装订' },
};

/** Returns everything that can happen next. */
export function movesFrom(tables: Tables, from: Combined): Move[] {
  const { ApplicationStatusCode } = from.Application;
  if (isFinal(from)) return [];
  const moves = [...applicationMoves(tables, from), ...assignment(tables, from)];
  if (ApplicationStatusCode === 'NONE') return settled(tables, moves);
  const staff = (Action: string, outcomes: Combined[]): Move[] =>
    outcomes.map((To) => ({ Action, By: 'STAFF', To }));
  return settled(tables, [
    ...moves,
    ...staff('CHECKLIST', checklistOutcomes(from)),
    ...certificateMoves(tables, from),
    ...timePasses(from),
  ]);
}

/** If the certificate has ended, the portal cancels the application in the same transaction or at night. */
const settled = (tables: Tables, moves: Move[]): Move[] =>
  moves.map((move) => ({ ...move, To: afterPortal(tables, linked(move.To)) }));

function afterPortal({ portal }: Tables, at: Combined): Combined {
  if (!portal) return at;
  const change = automaticChange('CANCEL_WITH_CERTIFICATE', portal.CANCEL_WITH_CERTIFICATE, {
    facts: at.Application,
    statusOf: applicationWorkflow.statusOf,
    today: hongKongDate(NOW),
  });
  return change ? { ...at, Application: { ...at.Application, ...change } } : at;
}

function applicationMoves({ application }: Tables, from: Combined): Move[] {
  const status = from.Application.ApplicationStatusCode;
  return application.Actions.flatMap((action) => {
    if (action === 'ASSIGN' || !application.Rows[action].From.includes(status)) return [];
    return (INPUTS[action] ?? [inputFor(action)]).flatMap((input) => {
      const done = firstAllowed(application, action, from.Application, input);
      if (!done) return [];
      const after = { ...from, Application: { ...from.Application, ...done.Change } };
      const outcomes = applicationEffects[action]?.(after, from) ?? [after];
      return outcomes.map((To): Move => ({ Action: action, By: done.By, To }));
    });
  });
}

/** Tries staff before the client; which of several permitted users acts does not change the result. */
function firstAllowed<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  action: Action,
  facts: Facts,
  input: Record<string, unknown>,
): { By: Move['By']; Change: Partial<Facts> } | null {
  // Roles that the row does not name are refused, so they need not be tried.
  const named = new Set(workflow.Rows[action].By.flatMap(({ Roles }) => Roles));
  for (const role of STAFF_FIRST.filter((one) => named.has(one))) {
    const decision = decide(workflow, action, { facts, actor: PEOPLE[role], at: NOW, input });
    if (decision.Allowed) return { By: isStaff(role) ? 'STAFF' : 'OTHERS', Change: decision.Change };
  }
  return null;
}

/** Assigns the users of all steps at once. */
function assignment({ application }: Tables, from: Combined): Move[] {
  if (from.Application.Assigned.ASSESSOR !== null) return [];
  for (const Mode of ASSIGNED_STEPS) {
    const role = ASSIGNED[Mode];
    const Assignee = {
      ...person(role),
      IsActive: true,
      IsCompetent: true,
      IsAbsent: false,
      HasInterest: false,
    };
    const assignedFacts = { ...from.Application, Assignee };
    if (!firstAllowed(application, 'ASSIGN', assignedFacts, { Mode, AssignedUserKey: role })) return [];
  }
  return [
    {
      Action: 'ASSIGN',
      By: 'STAFF',
      To: { ...from, Application: { ...from.Application, Assigned: ASSIGNED } },
    },
  ];
}

/** Ending a certificate does not count as a way to close an application. */
export function certificateMoves(
  { certificate }: Tables,
  from: Combined,
  input: Record<string, unknown> = CERTIFICATE_INPUT,
): Move[] {
  const { Certificate } = from;
  if (!Certificate) return [];
  return certificate.Actions.flatMap((action) => {
    if (!certificate.Rows[action].From.includes(Certificate.CertificateStatusCode)) return [];
    const done = firstAllowed(certificate, action, Certificate, input);
    if (!done) return [];
    const after = { ...from, Certificate: { ...Certificate, ...done.Change } };
    const outcomes = certificateEffects[action]?.(after, from) ?? [after];
    return outcomes.map((To): Move => ({ Action: `certificate ${action}`, By: 'OTHERS', To }));
  });
}

const DAYS: readonly (string | null)[] = EXPIRY;

/** Time advances to the next of the three expiry situations, and the nightly job expires what is due. */
const isLapsed = (certificate: CertificateLifeFacts): boolean =>
  certificateTransitions.LAPSE.From.includes(certificate.CertificateStatusCode) &&
  certificateTransitions.LAPSE.change({ ...certificate, IsUnlisted: false }, hongKongDate(NOW)) !== null;

export function timePasses(from: Combined): Move[] {
  const { Certificate } = from;
  const next = Certificate && EXPIRY[DAYS.indexOf(Certificate.ExpiryDate) + 1];
  if (!next || !Certificate.ExpiryDate || Certificate.CertificateStatusCode === 'PENDING') return [];
  const later = { ...Certificate, ExpiryDate: next };
  const after: CertificateLifeFacts = isLapsed(later)
    ? { ...later, CertificateStatusCode: 'EXPIRED', StatusBefore: null }
    : later;
  return [{ Action: 'time', By: 'OTHERS', To: { ...from, Certificate: after } }];
}
