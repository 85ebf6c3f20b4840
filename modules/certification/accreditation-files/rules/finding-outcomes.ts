/**
 * Derives the findings of one checklist point from its recorded results, each from the result that raised it
 * to the one that closed it; successive findings without a closing result count as one.
 */
import { isFinding, type TrailEntry } from '#modules/applications/assessments/rules/index.ts';

type RecordedResult = Pick<TrailEntry, 'Round' | 'Result' | 'Remark' | 'DueOn' | 'By' | 'At'>;

/** One checklist finding, from the result that raised it to the result that closed it. */
export type FindingOutcome = {
  Result: 'MINOR' | 'MAJOR';
  Round: number;
  Remark: string | null;
  /** Last day for the correction, YYYY-MM-DD. */
  DueOn: string | null;
  RaisedBy: string;
  RaisedAt: string;
  /** Closing result; null while the finding is open. The worst result before it is in `Result`. */
  End: { Result: 'CONFORM' | 'OBSERVATION' | 'NA'; By: string; At: string; Remark: string | null } | null;
};

/**
 * The findings of one checklist point, oldest first. Successive findings without a closing result between
 * them count as one: it keeps the day on which it was raised, the more serious kind, and the newest remark.
 */
export function findingOutcomes(trail: readonly RecordedResult[]): FindingOutcome[] {
  const findings: FindingOutcome[] = [];
  let open: FindingOutcome | null = null;
  for (const recorded of trail) {
    if (isFinding(recorded.Result)) {
      if (open) continueFinding(open, recorded);
      else {
        open = raised(recorded);
        findings.push(open);
      }
    } else if (open) {
      open.End = {
        Result: recorded.Result as 'CONFORM' | 'OBSERVATION' | 'NA',
        By: recorded.By,
        At: recorded.At,
        Remark: recorded.Remark,
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

function continueFinding(open: FindingOutcome, recorded: RecordedResult): void {
  if (recorded.Result === 'MAJOR') open.Result = 'MAJOR';
  open.Remark = recorded.Remark ?? open.Remark;
  open.DueOn = recorded.DueOn ?? open.DueOn;
}
