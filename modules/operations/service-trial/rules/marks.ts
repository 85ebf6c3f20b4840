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
  /** Days after the story began. */
  Day: number;
  /** YYYY-MM-DD, in Hong Kong. */
  On: string;
  Step: Step | null;
  /** Which action, which surveillance, or how many days before the end. */
  Number: number | null;
  /** STEP_DUE: the day on which the step was left; null while it is open. */
  LeftOn: string | null;
};

/** The state that the dry run reached, action by action. */
export type ScenarioResult = { Day: number; Status: ApplicationStatus; Step: Step | null };
type CertificateDates = { FirstIssueDate: string; ExpiryDate: string | null };
type NotificationEntry = {
  StartOn: string;
  Come: readonly ScenarioResult[];
  Definition: Pick<ServiceDefinition, 'TargetDays' | 'Cycle'>;
  Certificate: CertificateDates | null;
  /** Open nonconformities, each with its correction due date. */
  Findings: readonly { Step: Step; DueOn: string }[];
};

/** The days worth stopping at, in order: what was done, what was due, and what the cycle brings. */
export function trialMarks(told: NotificationEntry): Mark[] {
  const on = (Day: number): string => addDays(told.StartOn, Day);
  const deeds = told.Come.map((come, at) => mark({ Kind: 'ACTION', On: on(come.Day), Number: at + 1 }, told));
  const findings = told.Findings.map(({ Step, DueOn }) =>
    mark({ Kind: 'FINDING_DUE', On: DueOn, Step }, told),
  );
  return [...deeds, ...stepMarks(told), ...findings, ...cycleMarks(told)].toSorted(
    (one, other) => one.Day - other.Day,
  );
}

type MarksInput = Pick<Mark, 'Kind' | 'On'> & Partial<Mark>;

const mark = (given: MarksInput, { StartOn }: Pick<NotificationEntry, 'StartOn'>): Mark => ({
  Step: null,
  Number: null,
  LeftOn: null,
  ...given,
  Day: daysBetween(StartOn, given.On),
});

/** Where a step began that has a target, the day on which it should be done. */
function stepMarks(told: NotificationEntry): Mark[] {
  return told.Come.flatMap((come, at) => {
    const days = come.Step && told.Definition.TargetDays[come.Step];
    const before = told.Come[at - 1];
    if (!days || isSameStep(before, come)) return [];
    const left = told.Come.slice(at + 1).find((later) => !isSameStep(come, later));
    const due = { Kind: 'STEP_DUE' as const, On: addDays(told.StartOn, come.Day + days), Step: come.Step };
    return [mark({ ...due, LeftOn: left ? addDays(told.StartOn, left.Day) : null }, told)];
  });
}

const isSameStep = (one: ScenarioResult | undefined, other: ScenarioResult): boolean =>
  one?.Step === other.Step && one.Status === other.Status;

function cycleMarks(told: NotificationEntry): Mark[] {
  const { Certificate, Definition } = told;
  if (!Certificate || !Definition.Cycle) return [];
  const end = Certificate.ExpiryDate;
  const From = Certificate.FirstIssueDate;
  const Expiry = end ?? expiryDateAfter(From, Definition.Cycle.ValidMonths);
  const dues = duesOf(Definition.Cycle, { From, Expiry });
  const surveillances = dues
    .filter(({ Kind }) => Kind === 'SURVEILLANCE')
    .flatMap(({ No, Opens, On }) => [
      mark({ Kind: 'SURVEILLANCE_OPENS', On: Opens, Number: No }, told),
      mark({ Kind: 'SURVEILLANCE_DUE', On, Number: No }, told),
    ]);
  const renewal = dues.find(({ Kind }) => Kind === 'RENEWAL');
  if (!end || !renewal) return surveillances;
  return [
    ...surveillances,
    mark({ Kind: 'RENEWAL_OPENS', On: renewal.Opens }, told),
    ...REMINDER_DAYS.map((days) =>
      mark({ Kind: 'EXPIRY_REMINDER', On: addDays(end, -days), Number: days }, told),
    ),
    mark({ Kind: 'EXPIRES', On: end }, told),
  ];
}
