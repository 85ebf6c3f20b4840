/**
 * Computes the notable days of a service's dry run for its timeline: actions, due dates of steps and
 * findings, surveillance, renewal, reminders and expiry.
 */
import type { ApplicationStatus } from '#modules/applications/applications/rules/index.ts';
import {
  duesOf,
  expiryDateAfter,
  type ServiceDefinition,
  type Step,
} from '#modules/catalogue/services/rules/index.ts';
import { REMINDER_DAYS } from '#modules/certification/cycles/rules/index.ts';
import { addDays, daysBetween } from '#platform/common/format/dates.ts';

export const MARK_KINDS = [
  'ACTION',
  'STEP_DUE',
  'FINDING_DUE',
  'SURVEILLANCE_OPENS',
  'SURVEILLANCE_DUE',
  'RENEWAL_OPENS',
  'EXPIRY_REMINDER',
  'EXPIRES',
] as const;

export type Mark = {
  Kind: (typeof MARK_KINDS)[number];
  /** Days after the start of the dry run. */
  Day: number;
  /** YYYY-MM-DD, Hong Kong time. */
  On: string;
  Step: Step | null;
  /** Index of the action or surveillance, or number of days before expiry. */
  Number: number | null;
  /** STEP_DUE: the day on which the step was left; null while it is open. */
  LeftOn: string | null;
};

/** State after each action of the dry run. */
export type ScenarioResult = { Day: number; Status: ApplicationStatus; Step: Step | null };
type CertificateDates = { FirstIssueDate: string; ExpiryDate: string | null };
type NotificationEntry = {
  StartOn: string;
  Come: readonly ScenarioResult[];
  Definition: Pick<ServiceDefinition, 'TargetDays' | 'Cycle'>;
  Certificate: CertificateDates | null;
  /** Open nonconformities with their correction due dates. */
  Findings: readonly { Step: Step; DueOn: string }[];
};

/** Notable days in order: actions, due dates, and dates of the certification cycle. */
export function trialMarks(entry: NotificationEntry): Mark[] {
  const on = (Day: number): string => addDays(entry.StartOn, Day);
  const actions = entry.Come.map((come, at) =>
    mark({ Kind: 'ACTION', On: on(come.Day), Number: at + 1 }, entry),
  );
  const findings = entry.Findings.map(({ Step, DueOn }) =>
    mark({ Kind: 'FINDING_DUE', On: DueOn, Step }, entry),
  );
  return [...actions, ...stepMarks(entry), ...findings, ...cycleMarks(entry)].toSorted(
    (one, other) => one.Day - other.Day,
  );
}

type MarksInput = Pick<Mark, 'Kind' | 'On'> & Partial<Mark>;

const mark = (input: MarksInput, { StartOn }: Pick<NotificationEntry, 'StartOn'>): Mark => ({
  Step: null,
  Number: null,
  LeftOn: null,
  ...input,
  Day: daysBetween(StartOn, input.On),
});

/** Due dates of steps that have a target. */
function stepMarks(entry: NotificationEntry): Mark[] {
  return entry.Come.flatMap((come, at) => {
    const days = come.Step && entry.Definition.TargetDays[come.Step];
    const before = entry.Come[at - 1];
    if (!days || isSameStep(before, come)) return [];
    const left = entry.Come.slice(at + 1).find((later) => !isSameStep(come, later));
    const due = { Kind: 'STEP_DUE' as const, On: addDays(entry.StartOn, come.Day + days), Step: come.Step };
    return [mark({ ...due, LeftOn: left ? addDays(entry.StartOn, left.Day) : null }, entry)];
  });
}

const isSameStep = (one: ScenarioResult | undefined, other: ScenarioResult): boolean =>
  one?.Step === other.Step && one.Status === other.Status;

function cycleMarks(entry: NotificationEntry): Mark[] {
  const { Certificate, Definition } = entry;
  if (!Certificate || !Definition.Cycle) return [];
  const end = Certificate.ExpiryDate;
  const From = Certificate.FirstIssueDate;
  const Expiry = end ?? expiryDateAfter(From, Definition.Cycle.ValidMonths);
  const dues = duesOf(Definition.Cycle, { From, Expiry });
  const surveillances = dues
    .filter(({ Kind }) => Kind === 'SURVEILLANCE')
    .flatMap(({ No, Opens, On }) => [
      mark({ Kind: 'SURVEILLANCE_OPENS', On: Opens, Number: No }, entry),
      mark({ Kind: 'SURVEILLANCE_DUE', On, Number: No }, entry),
    ]);
  const renewal = dues.find(({ Kind }) => Kind === 'RENEWAL');
  if (!end || !renewal) return surveillances;
  return [
    ...surveillances,
    mark({ Kind: 'RENEWAL_OPENS', On: renewal.Opens }, entry),
    ...REMINDER_DAYS.map((days) =>
      mark({ Kind: 'EXPIRY_REMINDER', On: addDays(end, -days), Number: days }, entry),
    ),
    mark({ Kind: 'EXPIRES', On: end }, entry),
  ];
}
