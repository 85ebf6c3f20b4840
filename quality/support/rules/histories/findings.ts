/** What can happen to the nonconformities of a generated history: actions of auditors and client, results of a checklist, and the end of the application. */
import { applicationStatuses } from '#modules/applications/applications/rules/statuses.ts';
import { afterResult } from '#modules/applications/nonconformities/rules/after-result.ts';
import type { Grade, NonconformityFacts } from '#modules/applications/nonconformities/rules/facts.ts';
import { STATUS_ON } from '#modules/applications/nonconformities/rules/statuses.ts';
import {
  NONCONFORMITY_MOVES,
  type NonconformityAction,
  type NonconformityMove,
  nonconformityWorkflow,
} from '#modules/applications/nonconformities/rules/workflow.ts';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { NOW } from '../application-facts.ts';
import type { Finding, History } from './history.ts';

const person = (UserKey: string, role: Role): Actor => ({
  UserKey,
  Roles: [role],
  OrganisationKey: null,
  IsGrantGeneration: false,
});
const PEOPLE = [person('ASSESSOR', 'ASSESSOR'), person('CLIENT', 'CLIENT')];
const INPUT = {
  Remark: 'A reason.',
  Method: 'DOCUMENTS',
  Correction: 'Done.',
  Cause: 'Why.',
  CorrectiveAction: 'What.',
};

type Action = { Action: NonconformityAction; After: Omit<Finding, 'Application' | 'VerifiedIn'> };
const known = new Map<string, readonly Action[]>();

/** Every action that someone may perform on a nonconformity, with its result; equal facts are computed once. */
function actionsOn(
  before: Omit<Finding, 'Application' | 'VerifiedIn'>,
  IsApplicationClosed: boolean,
): readonly Action[] {
  const { Status, Grade, IsReleased, IsDecided } = before;
  const facts = { Status, Grade, IsReleased, IsDecided, IsApplicationClosed };
  const key = Object.values(facts).join(' ');
  const found = known.get(key) ?? allowed({ ...facts, IsAuditor: true, HasOwnInterest: false });
  known.set(key, found);
  return found;
}

const allowed = (facts: NonconformityFacts): Action[] =>
  nonconformityWorkflow.Actions.flatMap((action) => {
    for (const actor of PEOPLE) {
      const decision = decide(nonconformityWorkflow, action, { facts, actor, at: NOW, input: INPUT });
      if (decision.Allowed) return [{ Action: action, After: { ...facts, ...decision.Change } }];
    }
    return [];
  });

const isPresent = ({ Application }: History, finding: Finding): boolean =>
  finding.Application === Application;

/** Every action that someone may perform on one of the nonconformities now. */
export function actionsOnFindings(history: History): { Action: NonconformityAction; After: History }[] {
  const status = history.At.Application.ApplicationStatusCode;
  return history.Findings.flatMap((finding, at) => {
    const isClosed = isPresent(history, finding) && applicationStatuses.withoutResult.includes(status);
    return actionsOn(finding, isClosed).map(
      ({ Action, After: { Status, Grade, IsReleased, IsDecided } }) => ({
        Action,
        After: {
          ...history,
          Findings: history.Findings.with(at, { ...finding, Status, Grade, IsReleased, IsDecided }),
        },
      }),
    );
  });
}

/** A result of the checklist: of a new item if no nonconformity is given. Null is a conforming one. */
export function afterChecklist(history: History, grade: Grade | null, at: number | null): History {
  const before = at === null ? undefined : history.Findings[at];
  if (at !== null && before) {
    const outcome = afterResult(before, grade);
    if (!outcome) return history;
    const next = { ...before, Status: outcome.Status, Grade: grade ?? before.Grade };
    return { ...history, Findings: history.Findings.with(at, next) };
  }
  if (grade === null) return history;
  const raised: Finding = {
    ...{ Status: STATUS_ON.RAISE, Grade: grade, IsReleased: false, IsDecided: false },
    ...{ Application: history.Application, VerifiedIn: null },
  };
  return { ...history, Findings: [...history.Findings, raised] };
}

const moved =
  (history: History, move: NonconformityMove, Status: Finding['Status']) =>
  (finding: Finding): Finding =>
    isPresent(history, finding) && NONCONFORMITY_MOVES[move].From.includes(finding.Status)
      ? { ...finding, Status }
      : finding;

/** What the end of an application does to its nonconformities. */
export function afterApplication(history: History): History {
  const status = history.At.Application.ApplicationStatusCode;
  const { awaitingPublication, declined, decided, withoutResult } = applicationStatuses;
  let { Findings } = history;
  if ([...awaitingPublication, ...declined].includes(status))
    Findings = Findings.map(moved(history, 'CLOSE_WITH_DECISION', STATUS_ON.DECISION));
  if (withoutResult.includes(status))
    Findings = Findings.map(moved(history, 'WITHDRAW_WITH_APPLICATION', STATUS_ON.WITHDRAW));
  const IsDecided = decided.includes(status);
  return {
    ...history,
    Findings: Findings.map((one) => (isPresent(history, one) ? { ...one, IsDecided } : one)),
  };
}
