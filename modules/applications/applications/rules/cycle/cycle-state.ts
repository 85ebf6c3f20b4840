/**
 * Computes a certificate's current cycle: its start and expiry, and every due and completed assessment with
 * its state.
 */
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#modules/applications/applications/rules/statuses.ts';
import {
  type Cycle,
  type CycleTerm,
  type Due,
  duesOf,
  firstTerm,
} from '#modules/catalogue/services/rules/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { addDays, addMonths, daysBetween } from '#platform/common/format/dates.ts';
import type { CycleMark } from './cycle-line.ts';

/**
 * An assessment of a certificate, as used by the cycle calendar. Ids increase with time; dates are in Hong
 * Kong time.
 */
export type CycleApplication = {
  Id: number;
  ApplicationKey: string;
  ApplicationNo: string | null;
  AssessmentType: AssessmentType;
  ApplicationStatusCode: ApplicationStatus;
  /** The assessment's due date. */
  DueOn: string | null;
  /** The decision date; without a decision, the date on which the application was created. */
  On: string;
  /** The day on which the last step was approved. */
  CertifiedOn: string | null;
  DecisionDate: string | null;
  EffectiveDate: string | null;
  ExpiryDate: string | null;
  /** The first day of the cycle that this assessment opened, if stored. */
  CycleFrom: string | null;
};

export type CycleInput = {
  /** Null if the service has no cycle and the certificate only expires. */
  cycle: Cycle | null;
  /** The assessment types that the service offers. */
  offered: readonly AssessmentType[];
  firstIssue: string;
  /** The expiry date in force; null means the date calculated from the cycle. */
  expiry: string | null;
  applications: readonly CycleApplication[];
  today: string;
};

export type CycleState = { Term: CycleTerm; Opener: CycleApplication | null; Marks: CycleMark[] };

/** Statuses that end an assessment without a result; the assessment it was for is then open again. */
const ENDED_WITHOUT_RESULT = applicationStatuses.closed;
const isOpener = ({ AssessmentType, ApplicationStatusCode }: CycleApplication): boolean =>
  (AssessmentType === 'INITIAL' || AssessmentType === 'RENEWAL') && ApplicationStatusCode === 'COMPLETED';

/** The certificate's current cycle with everything that is or was due in it, as of a given day. */
export function cycleState(input: CycleInput): CycleState {
  const { cycle, today } = input;
  const all = [...input.applications].sort((a, b) => a.Id - b.Id);
  const Opener = all.findLast(isOpener) ?? all.find((one) => one.AssessmentType === 'INITIAL') ?? null;
  const From = startOf(Opener, cycle) ?? input.firstIssue;
  const Expiry = input.expiry ?? (cycle ? firstTerm(cycle, From).Expiry : From);
  const Term = { From, Expiry };
  const later = all.filter(
    (one) => (!Opener || one.Id > Opener.Id) && !ENDED_WITHOUT_RESULT.includes(one.ApplicationStatusCode),
  );
  const dues = cycle ? duesOf(cycle, Term).filter(({ Kind }) => input.offered.includes(Kind)) : [];
  const found = assign(dues, later);
  const Marks: CycleMark[] = [
    { Kind: 'ISSUED', No: 1, On: From, Opens: null, State: 'DONE', Application: link(Opener) },
    ...dues.map((due) => markOf(due, found.get(due), today)),
    ...later.filter((one) => one.AssessmentType === 'SPECIAL').map(specialMark),
    {
      Kind: 'EXPIRY',
      No: 1,
      On: Expiry,
      Opens: null,
      State: today > Expiry ? 'DONE' : 'AHEAD',
      Application: null,
    },
  ];
  return { Term, Opener, Marks: marksInOrder(Marks) };
}

/** The start is the decision date; a renewal continues the previous cycle. */
function startOf(opener: CycleApplication | null, cycle: Cycle | null): string | null {
  if (!opener) return null;
  if (opener.CycleFrom) return opener.CycleFrom;
  if (opener.AssessmentType === 'RENEWAL' && opener.ExpiryDate && cycle)
    return addDays(addMonths(opener.ExpiryDate, -cycle.ValidMonths), 1);
  return opener.DecisionDate ?? opener.EffectiveDate;
}

/**
 * Maps each assessment to the nearest due date of its kind. A later assessment never replaces a completed
 * one.
 */
function assign(dues: readonly Due[], later: readonly CycleApplication[]): Map<Due, CycleApplication> {
  const found = new Map<Due, CycleApplication>();
  for (const application of later) {
    const alike = dues.filter(({ Kind }) => Kind === application.AssessmentType);
    const due = nearest(alike, application.DueOn) ?? alike.find((one) => !found.has(one)) ?? alike.at(-1);
    if (due && found.get(due)?.ApplicationStatusCode !== 'COMPLETED') found.set(due, application);
  }
  return found;
}

function nearest(dues: readonly Due[], day: string | null): Due | undefined {
  if (day === null) return undefined;
  const away = (due: Due): number => Math.abs(daysBetween(day, due.On));
  return dues.toSorted((a, b) => away(a) - away(b))[0];
}

function markOf(due: Due, application: CycleApplication | undefined, today: string): CycleMark {
  return { ...due, State: stateOf(due, application, today), Application: link(application ?? null) };
}

function stateOf(due: Due, application: CycleApplication | undefined, today: string): CycleMark['State'] {
  if (application?.ApplicationStatusCode === 'COMPLETED') return 'DONE';
  if (today > due.On) return 'OVERDUE';
  if (application && application.ApplicationStatusCode !== 'WAITING') return 'RUNNING';
  return today >= due.Opens ? 'OPEN' : 'AHEAD';
}

/**
 * A special assessment moves no other mark; it is placed at its decision date, or else at its creation date.
 */
const specialMark = (application: CycleApplication, index: number): CycleMark => ({
  Kind: 'SPECIAL',
  No: index + 1,
  On: application.On,
  Opens: null,
  State: application.ApplicationStatusCode === 'COMPLETED' ? 'DONE' : 'RUNNING',
  Application: link(application),
});

const link = (application: CycleApplication | null): CycleMark['Application'] =>
  application && {
    ApplicationKey: application.ApplicationKey,
    ApplicationNo: application.ApplicationNo,
    AssessmentType: application.AssessmentType,
    ApplicationStatusCode: application.ApplicationStatusCode,
  };

/** Sort order of marks on the same day: those that end the cycle come last. */
const ORDER: Readonly<Record<CycleMark['Kind'], number>> = {
  ISSUED: 0,
  SURVEILLANCE: 1,
  SPECIAL: 2,
  RENEWAL: 3,
  EXPIRY: 4,
};
const marksInOrder = (marks: readonly CycleMark[]): CycleMark[] =>
  marks.toSorted((a, b) => (a.On === b.On ? ORDER[a.Kind] - ORDER[b.Kind] : a.On < b.On ? -1 : 1));
