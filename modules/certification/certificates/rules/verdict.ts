/**
 * Derives the public verdict (valid, suspended, expired, ...) and public history of a certificate from its
 * events.
 */
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { addDays } from '#platform/common/format/dates.ts';
import type { CertificateEventName } from './event-facts.ts';
import type { Verdict } from './verdicts.ts';

/**
 * One stored status change of a certificate, in the order in which they were recorded; input of the public
 * verdict.
 */
export type StatusEvent = {
  Event: string;
  ToStatus: CertificateStatus;
  /** First day on which it applies, YYYY-MM-DD in Hong Kong. */
  EffectiveOn: string;
  Revision: number;
  /** Last valid day: the new one for an extension, otherwise the one printed on this revision's page. */
  ExpiryDate: string | null;
};
export type CertificateTerm = { Revision: number; ExpiryDate: string | null };
export type HistoryEntry = { Event: string; Verdict: Verdict; On: string; Revision: number };

export const STATUS_VERDICTS: Readonly<Record<CertificateStatus, Verdict>> = {
  PENDING: 'NOT_YET_VALID',
  PUBLISHED: 'VALID',
  ACTIVE: 'VALID',
  RENEWAL: 'VALID',
  SUSPENDED: 'SUSPENDED',
  EXPIRED: 'EXPIRED',
  TERMINATED: 'TERMINATED',
  DELETED: 'VOID',
};

/**
 * The verdict of a status on a day. A permanent end applies whatever the dates are; an elapsed period counts
 * as expired even before a job has recorded it.
 */
export function verdictOf(
  status: CertificateStatus,
  term: { Start: string; ExpiryDate: string | null },
  on: string,
): Verdict {
  const verdict = STATUS_VERDICTS[status];
  if (verdict === 'TERMINATED' || verdict === 'VOID') return verdict;
  if (on < term.Start) return 'NOT_YET_VALID';
  if (verdict !== 'NOT_YET_VALID' && term.ExpiryDate !== null && on > term.ExpiryDate) return 'EXPIRED';
  return verdict;
}

const SCOPE_EVENTS = ['SCOPE_EXTENDED', 'SCOPE_REDUCED'] as const satisfies CertificateEventName[];

/** Whether the event is a decision on the scope, which the public history names. */
export const isScopeEvent = (event: string): event is (typeof SCOPE_EVENTS)[number] =>
  SCOPE_EVENTS.some((one) => one === event);

type Kind = 'CERTIFICATE' | 'STATEMENT';

/** A statement has no period that could be terminated; its end is always shown as a withdrawal. */
export const shownVerdict = (kind: Kind, verdict: Verdict): Verdict =>
  kind === 'STATEMENT' && verdict === 'TERMINATED' ? 'WITHDRAWN' : verdict;

/** The register's result for a day: the verdict and since when it applies. */
export function verdictOn(
  events: readonly StatusEvent[],
  certificate: CertificateTerm,
  on: string,
): { Verdict: Verdict; Since: string } {
  // A change that was reversed on the same day does not change since when the verdict applies.
  const all = statusHistory(events, certificate, on);
  const history = all.filter((entry, at) => all[at + 1]?.On !== entry.On);
  const last = history.at(-1);
  if (!last) return { Verdict: isVoid(events) ? 'VOID' : 'NOT_YET_VALID', Since: on };
  const before = history.findLastIndex((entry) => entry.Verdict !== last.Verdict);
  return { Verdict: last.Verdict, Since: history[before + 1]?.On ?? last.On };
}

/**
 * The public history of a certificate up to a day: every change of its verdict or revision, and every decision on its
 * scope. Whether it is listed is not included, and a certificate that was never published has no public history.
 */
export function statusHistory(
  events: readonly StatusEvent[],
  certificate: CertificateTerm,
  upTo: string,
): HistoryEntry[] {
  const published = events.findIndex((event) => STATUS_VERDICTS[event.ToStatus] === 'VALID');
  if (published < 0) return [];
  const marks = withTerms(events, certificate)
    .slice(published)
    .sort((a, b) => compare(a.EffectiveOn, b.EffectiveOn));
  // If it was published after its effective date, it is valid from the date on its page.
  const start = events[published - 1]?.EffectiveOn ?? (marks[0] as StatusEvent).EffectiveOn;
  const ends = marks.flatMap((mark) => mark.ExpiryDate ?? []).map((day) => addDays(day, 1));
  const days = [...new Set([start, ...marks.map((mark) => mark.EffectiveOn), ...ends])]
    .filter((day) => day <= upTo)
    .sort();

  const history: HistoryEntry[] = [];
  for (const [On, mark] of days.flatMap((day) => marksOn(marks, day).map((one) => [day, one] as const))) {
    const term = { Start: start, ExpiryDate: mark.ExpiryDate };
    // Only statements are withdrawn, so the history shows the kind.
    const kind = mark.Event === 'WITHDRAWN' ? 'STATEMENT' : 'CERTIFICATE';
    const Verdict = shownVerdict(kind, verdictOf(mark.ToStatus, term, On));
    const last = history.at(-1);
    const { Revision } = mark;
    const Event = eventName(mark, Verdict, On, last);
    const isNew = last?.Verdict !== Verdict || last.Revision !== Revision;
    if (isNew) history.push({ Event, Verdict, On, Revision });
    // Named even if it was decided on the day of the issue, which is named first.
    if (isScopeDecision(mark, On) && !(isNew && Event === mark.Event))
      history.push({ Event: mark.Event, Verdict, On, Revision });
  }
  return history;
}

/**
 * The last event of a day, after those of the day with another verdict or about the scope, so that a suspension lifted on the
 * same day is in the history; without an event, the last one before the day.
 */
function marksOn<Mark extends StatusEvent>(marks: readonly Mark[], day: string): readonly Mark[] {
  const onDay = marks.filter((one) => one.EffectiveOn === day);
  const last = onDay.at(-1);
  if (!last) return [marks.findLast((one) => one.EffectiveOn < day) ?? (marks[0] as Mark)];
  const isOther = (mark: Mark) =>
    STATUS_VERDICTS[mark.ToStatus] !== STATUS_VERDICTS[last.ToStatus] || isScopeDecision(mark, day);
  return [...onDay.slice(0, -1).filter(isOther), last];
}

const isScopeDecision = ({ Event, EffectiveOn }: StatusEvent, on: string): boolean =>
  isScopeEvent(Event) && EffectiveOn === on;

/**
 * The events with the last valid day after each: a new page sets it, an extension moves it, all other events
 * leave it. From the last of these on it is the certificate's current one.
 */
function withTerms(events: readonly StatusEvent[], certificate: CertificateTerm): StatusEvent[] {
  const begins = (event: StatusEvent, index: number): boolean =>
    event.Event === 'EXTENDED' || event.Revision !== events[index - 1]?.Revision;
  const newest = events.findLastIndex(begins);
  let ExpiryDate: string | null = null;
  return events.map((event, index) => {
    if (begins(event, index)) ExpiryDate = index === newest ? certificate.ExpiryDate : event.ExpiryDate;
    return { ...event, ExpiryDate };
  });
}

function eventName(mark: StatusEvent, verdict: Verdict, on: string, last: HistoryEntry | undefined): string {
  if (verdict === 'VALID' && (last === undefined || last.Verdict === 'NOT_YET_VALID')) return 'ISSUED';
  return mark.EffectiveOn === on || verdict !== 'EXPIRED' ? mark.Event : 'EXPIRED';
}

const isVoid = (events: readonly StatusEvent[]): boolean => events.at(-1)?.ToStatus === 'DELETED';

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
