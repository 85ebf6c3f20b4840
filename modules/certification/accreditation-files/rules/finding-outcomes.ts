import { isFinding, type TrailEntry } from '#modules/applications/assessments/rules/index.ts';

type RecordedResult = Pick<TrailEntry, 'Round' | 'Result' | 'Remark' | 'DueOn' | 'By' | 'At'>;

/** One finding from the result that raised it to the result that ended it. */
export type FindingOutcome = {
  Result: 'MINOR' | 'MAJOR';
  Round: number;
  Remark: string | null;
  /** The last day that was given to put it right, YYYY-MM-DD. */
  DueOn: string | null;
  RaisedBy: string;
  RaisedAt: string;
  /** The worst result in between is in `Result`; null while it is open. */
  End: { Result: 'CONFORM' | 'NA'; By: string; At: string; Remark: string | null } | null;
};

/**
 * The findings of one point, oldest first. Results of one after the other without an end between them are the same
 * finding: it keeps the day on which it was raised, counts as the graver of its kinds, and has its newest words.
 */
export function findingOutcomes(trail: readonly RecordedResult[]): FindingOutcome[] {
  const findings: FindingOutcome[] = [];
  let open: FindingOutcome | null = null;
  for (const given of trail) {
    if (isFinding(given.Result)) {
      if (open) continueFinding(open, given);
      else {
        open = raised(given);
        findings.push(open);
      }
    } else if (open) {
      open.End = {
        Result: given.Result as 'CONFORM' | 'NA',
        By: given.By,
        At: given.At,
        Remark: given.Remark,
      };
      open = null;
    }
  }
  return findings;
}

const raised = ({ Result, Round, Remark, DueOn, By, At }: RecordedResult): FindingOutcome => ({
  ...{ Result: Result as 'MINOR' | 'MAJOR', Round, Remark, DueOn },
  RaisedBy: By,
  RaisedAt: At,
  End: null,
});

function continueFinding(open: FindingOutcome, given: RecordedResult): void {
  if (given.Result === 'MAJOR') open.Result = 'MAJOR';
  open.Remark = given.Remark ?? open.Remark;
  open.DueOn = given.DueOn ?? open.DueOn;
}
