/**
 * Decisions of a generated history: recorded with the actions that make them, proposed and confirmed where the service
 * requires it, and the rules that they are checked against.
 */
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import type { CertificateEventName } from '#modules/certification/certificates/rules/index.ts';
import {
  type CertificateAction,
  certificateEvents,
} from '#modules/certification/certificates/rules/workflow.ts';
import { decisionOfChange } from '#modules/certification/decisions/rules/application-decision.ts';
import type { DecisionType } from '#modules/certification/decisions/rules/decision-types.ts';
import { type Decision, type History, lateMajors, missingPlans, openMajors } from './history.ts';

/** Written by hand from the table of decision 31: the decision that each event of a published certificate needs. */
const NEEDED: Readonly<Partial<Record<string, DecisionType>>> = {
  SUSPENDED: 'SUSPEND',
  RESUMED: 'RESTORE',
  TERMINATED: 'WITHDRAW',
  EXPIRED: 'WITHDRAW',
  WITHDRAWN: 'WITHDRAW',
  DELETED: 'WITHDRAW',
  EXTENDED: 'EXTEND_TERM',
  SCOPE_EXTENDED: 'EXTEND_SCOPE',
  SCOPE_REDUCED: 'REDUCE_SCOPE',
};
/** Events that the decision on the application covers. */
const COVERED: readonly string[] = ['ISSUED', 'RENEWED', 'REVISED'];
/** Decisions that are proposed and confirmed where the service requires it. */
const PROPOSED: readonly string[] = [
  'SUSPENDED',
  'RESUMED',
  'TERMINATED',
  'EXTENDED',
  'SCOPE_EXTENDED',
  'SCOPE_REDUCED',
];
const FAVOURABLE: readonly DecisionType[] = ['GRANT', 'MAINTAIN', 'RENEW'];

const broken = (history: History, rules: readonly (string | false)[]): History => ({
  ...history,
  Violations: [...history.Violations, ...rules.filter((one) => one !== false)],
});

/** Records the decision with which an application ends, and checks what may be open then. */
export function recordOnApplication(history: History, before: ApplicationFacts, decider: string): History {
  const { ApplicationStatusCode: to, AssessmentType } = history.At.Application;
  const Type = decisionOfChange({ from: before.ApplicationStatusCode, to, AssessmentType });
  if (Type === null) return history;
  const Decisions = [
    ...history.Decisions,
    { Type, Application: history.Application, Way: 'AT_ONCE', Proposer: null, Decider: decider } as const,
  ];
  if (Type === 'REFUSE') return { ...history, Decisions };
  return broken({ ...history, Decisions }, [
    openMajors(history).length > 0 && `${Type} with an open major one`,
    lateMajors(history).length > 0 && `${Type} with a major one verified too late`,
    missingPlans(history).length > 0 && `${Type} with a minor one without an accepted plan`,
  ]);
}

export type CertificateEvent = {
  Event: CertificateEventName;
  /** It concerns a published certificate and is caused by a person, not by a date that passed. */
  isDecided: boolean;
  /** The decision made with the event; null if there is none. */
  Decision: Decision | null;
};

/** Checks that an event of the certificate has the decision that it needs. */
export function checkEvent(history: History, { Event, isDecided, Decision }: CertificateEvent): History {
  const Decisions = Decision ? [...history.Decisions, Decision] : history.Decisions;
  const needed = isDecided ? (NEEDED[Event] ?? null) : null;
  const isCovered = history.Decisions.some(
    (one) => one.Application === history.Application && FAVOURABLE.includes(one.Type),
  );
  const isConfirmed = Decision?.Way === 'CONFIRMED';
  return broken({ ...history, Decisions }, [
    COVERED.includes(Event) && !isCovered && `${Event} without a decision on the application`,
    (Decision?.Type ?? null) !== needed &&
      `${Event} with ${Decision?.Type ?? 'no decision'}, not ${needed ?? 'none'}`,
    history.IsDecisionRequired &&
      needed !== null &&
      PROPOSED.includes(Event) &&
      Decision?.Way === 'AT_ONCE' &&
      `${Event} without a proposal`,
    isConfirmed && Decision.Proposer === Decision.Decider && `${Event} decided by its proposer`,
    isConfirmed && history.Evaluators.includes(Decision.Decider) && `${Event} decided by an evaluator`,
  ]);
}

export const eventOf = (action: CertificateAction): CertificateEventName | null =>
  certificateEvents[action].Event;
