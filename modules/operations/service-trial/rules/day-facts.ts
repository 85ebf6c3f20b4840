/**
 * Computes what applies on one day of a service's dry run, for its day slider: state, overdue steps,
 * certificate validity, open periods, reminders. Runs in the browser without a request.
 */
import { addDays } from '#platform/common/format/dates.ts';
import type { Mark, ScenarioResult } from './marks.ts';

export type DayFacts = {
  On: string;
  /** Number of actions performed by the end of the day. */
  Actions: number;
  Come: ScenarioResult | null;
  /** Steps that should have been done by now and were still open on this day. */
  Overdue: Mark[];
  /** VALID: issued and not expired; EXPIRED: its validity has ended; NONE: not issued. */
  Certificate: 'NONE' | 'VALID' | 'EXPIRED';
  /** Open periods: the mark that opened each, and the mark that closes it. */
  Windows: { Opened: Mark; Due: Mark }[];
  /** Surveillances whose due date has passed. */
  Passed: Mark[];
  /** Notifications sent on this day. */
  Reminders: Mark[];
};

type DayFactsInput = {
  StartOn: string;
  Day: number;
  Come: readonly ScenarioResult[];
  Marks: readonly Mark[];
  /** First day of the certificate; null if there is none. */
  IssuedOn: string | null;
};

/** Returns the facts of one day. A pure function, so that the slider responds without a request. */
export function dayFacts({ StartOn, Day, Come, Marks, IssuedOn }: DayFactsInput): DayFacts {
  const On = addDays(StartOn, Day);
  const done = Come.filter((come) => come.Day <= Day);
  const end = Marks.find((mark) => mark.Kind === 'EXPIRES');
  const isIssued = IssuedOn !== null && IssuedOn <= On;
  return {
    On,
    Actions: done.length,
    Come: done.at(-1) ?? null,
    Overdue: Marks.filter(
      (mark) => mark.Kind === 'STEP_DUE' && mark.On < On && (mark.LeftOn === null || mark.LeftOn > On),
    ),
    Certificate: !isIssued ? 'NONE' : end && end.On < On ? 'EXPIRED' : 'VALID',
    Windows: isIssued ? windows(Marks, On) : [],
    Passed: isIssued ? Marks.filter((mark) => mark.Kind === 'SURVEILLANCE_DUE' && mark.On < On) : [],
    Reminders: Marks.filter((mark) => mark.On === On && REMINDS.includes(mark.Kind)),
  };
}

const REMINDS: readonly Mark['Kind'][] = ['EXPIRY_REMINDER', 'SURVEILLANCE_OPENS', 'RENEWAL_OPENS'];

function windows(marks: readonly Mark[], on: string) {
  return marks.flatMap((Opened) => {
    const Due = marks.find((mark) => closes(mark, Opened));
    return Due && Opened.On <= on && on <= Due.On ? [{ Opened, Due }] : [];
  });
}

const closes = (mark: Mark, opened: Mark): boolean =>
  opened.Kind === 'RENEWAL_OPENS'
    ? mark.Kind === 'EXPIRES'
    : opened.Kind === 'SURVEILLANCE_OPENS' &&
      mark.Kind === 'SURVEILLANCE_DUE' &&
      mark.Number === opened.Number;
