/**
 * State of a generated history: an application with its certificate, the nonconformities of the certification, the decisions
 * made and the rules that were broken.
 */
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import type { NonconformityFacts } from '#modules/applications/nonconformities/rules/facts.ts';
import {
  isOpen,
  isWithdrawn,
  nonconformityStatuses,
} from '#modules/applications/nonconformities/rules/statuses.ts';
import type { DecisionType } from '#modules/certification/decisions/rules/decision-types.ts';
import type { ProposalStatus } from '#modules/certification/decisions/rules/proposals/statuses.ts';
import type { ProposalType } from '#modules/certification/decisions/rules/proposals/types.ts';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { NOW } from '../application-facts.ts';
import { type Combined, withMajor } from '../state-graph/combined.ts';

/** A nonconformity; the application in which it was raised is counted from 1. */
export type Finding = Pick<NonconformityFacts, 'Status' | 'Grade' | 'IsReleased' | 'IsDecided'> & {
  Application: number;
  /** Month of the history in which it was last verified. */
  VerifiedIn: number | null;
};

export type Proposal = { Type: ProposalType; Status: ProposalStatus; IsUrgent: boolean; Proposer: string };

/** A recorded decision. */
export type Decision = {
  Type: DecisionType;
  /** Number of the application it ended; null for a decision on the certificate. */
  Application: number | null;
  /** How it came about: made at once, a confirmed proposal, an urgent suspension, or the refusal to ratify that. */
  Way: 'AT_ONCE' | 'CONFIRMED' | 'URGENT' | 'DECLINED';
  Proposer: string | null;
  Decider: string;
};

export type Way = Pick<Decision, 'Way' | 'Proposer' | 'Decider'>;

export type History = {
  At: Combined;
  /** Number of the present application, from 1. */
  Application: number;
  /** The service has decisions on certificates proposed and confirmed. */
  IsDecisionRequired: boolean;
  /** The service requires an accepted plan for minor nonconformities. */
  IsPlanRequired: boolean;
  /** Months of the service to verify major nonconformities; null without limit. */
  MajorMonths: number | null;
  /** Months since the history began. */
  Month: number;
  /** Month in which the evaluation of the present application ended; null while it is under way. */
  AssessedIn: number | null;
  Findings: readonly Finding[];
  Proposals: readonly Proposal[];
  Decisions: readonly Decision[];
  /** Who evaluated in the present certification cycle. */
  Evaluators: readonly string[];
  Violations: readonly string[];
};

const isOpenMajor = ({ Grade, Status }: Finding): boolean => Grade === 'MAJOR' && isOpen(Status);
const isWithoutPlan = ({ Grade, Status }: Finding): boolean =>
  Grade === 'MINOR' && !nonconformityStatuses.planned.includes(Status);

/** The findings that the guards of the present application read: its own. */
const ofPresent = ({ Findings, Application }: History): readonly Finding[] =>
  Findings.filter((one) => one.Application === Application);
export const openMajors = (history: History): readonly Finding[] => ofPresent(history).filter(isOpenMajor);
export const missingPlans = (history: History): readonly Finding[] =>
  history.IsPlanRequired ? ofPresent(history).filter(isWithoutPlan) : [];

/** Major ones verified later than the service allows, counted by hand: not by the rule under test. */
export const lateMajors = (history: History): readonly Finding[] => {
  const { AssessedIn, MajorMonths, Month } = history;
  if (AssessedIn === null || MajorMonths === null) return [];
  return ofPresent(history).filter(
    ({ Grade, Status, VerifiedIn }) =>
      Grade === 'MAJOR' && !isWithdrawn(Status) && (VerifiedIn ?? Month) - AssessedIn > MajorMonths,
  );
};

/** A moment so many months before the present of the rule tests, on the day of the month after it. */
const monthsAgo = (months: number): string =>
  `${addDays(addMonths(hongKongDate(NOW), -months), months === 0 ? 0 : 1)}T04:00:00.000Z`;

/** Approvals of the evaluation, and major records, as dates before the present. */
function timesOf(history: History): Pick<ApplicationFacts, 'Approvals' | 'MajorRecords'> {
  const { AssessedIn, Month } = history;
  const approval = (Step: 'ASSESSOR' | 'ASSESSOR_ONSITE', months: number) =>
    ({ Step, UserKey: 'ASSESSOR', Role: 'ASSESSOR', At: monthsAgo(months), Round: 1 }) as const;
  return {
    Approvals:
      AssessedIn === null
        ? []
        : (['ASSESSOR', 'ASSESSOR_ONSITE'] as const).map((step) => approval(step, Month - AssessedIn)),
    MajorRecords: ofPresent(history)
      .filter(({ Grade, Status }) => Grade === 'MAJOR' && !isWithdrawn(Status))
      .map(({ VerifiedIn }, at) => ({
        No: `NC-${at}`,
        Path: `/${at}`,
        VerifiedAt: VerifiedIn === null ? null : monthsAgo(Month - VerifiedIn),
      })),
  };
}

/** Sets the facts of the application that follow from its nonconformities. */
export function withFindings(history: History): History {
  const facts = withMajor(history.At.Application, openMajors(history).length > 0);
  const OpenPlans = missingPlans(history).map((_, at) => ({
    PointKey: `minor-${at}`,
    Name: { EN: 'Point', CHT: '', CHS: '' },
  }));
  const Application = {
    ...{ ...facts, OpenPlans, ...timesOf(history) },
    MajorVerificationMonths: history.MajorMonths,
  };
  return { ...history, At: { ...history.At, Application } };
}
