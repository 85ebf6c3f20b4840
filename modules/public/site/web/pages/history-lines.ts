/**
 * Selects the events of a certificate's history for its verification page, newest first, without those that
 * changed neither verdict nor document.
 */
import { isScopeEvent, type Verdict } from '#modules/certification/certificates/rules/index.ts';
import type { VerdictView } from '#modules/public/register/rules/index.ts';

export type HistoryEntry = NonNullable<VerdictView['Certificate']>['History'][number];

export type HistoryLine = {
  Key: string;
  Kind: 'ISSUED' | 'REVISED' | 'VALID_AGAIN' | 'STATUS' | 'SCOPE_EXTENDED' | 'SCOPE_REDUCED';
  Verdict: Verdict;
  On: string;
  /** Day on which a suspension ended; otherwise null. */
  Until: string | null;
  /** Revision number if this event introduced a newer document. */
  NewRevision: number | null;
};

const kindOf = (entry: HistoryEntry, before: HistoryEntry | undefined): HistoryLine['Kind'] => {
  if (!before) return 'ISSUED';
  if (isScopeEvent(entry.Event)) return entry.Event;
  if (entry.Verdict !== 'VALID') return 'STATUS';
  if (before.Verdict === 'SUSPENDED') return 'VALID_AGAIN';
  return before.Verdict === 'VALID' && entry.Revision > before.Revision ? 'REVISED' : 'STATUS';
};

/** Returns the events newest first, without those that changed neither verdict nor document nor scope. */
export function historyLines(history: readonly HistoryEntry[]): HistoryLine[] {
  const [first] = history;
  const last = history.at(-1);
  const inOrder = first && last && first.On > last.On ? history.toReversed() : history;
  const shown = inOrder.filter((entry, at) => {
    const before = inOrder[at - 1];
    return !before || isScopeEvent(entry.Event) || isOther(entry, before);
  });
  const lines: HistoryLine[] = [];
  for (const [at, entry] of shown.entries()) {
    const before = shown[at - 1];
    const NewRevision = before && entry.Revision > before.Revision ? entry.Revision : null;
    const decided = lines.at(-1);
    if (decided && before && isPageOfScope(entry, before)) decided.NewRevision = NewRevision;
    else
      lines.push({
        Key: `${at} ${entry.On}`,
        Kind: kindOf(entry, before),
        Verdict: entry.Verdict,
        On: entry.On,
        Until: endOfSuspension(entry, shown.slice(at + 1)),
        NewRevision,
      });
  }
  return lines.reverse();
}

const isOther = (entry: HistoryEntry, before: HistoryEntry): boolean =>
  before.Verdict !== entry.Verdict || before.Revision !== entry.Revision;

/** The page with a decided scope, in force on the day of the decision: one line for both. */
const isPageOfScope = (entry: HistoryEntry, before: HistoryEntry): boolean =>
  isScopeEvent(before.Event) &&
  !isScopeEvent(entry.Event) &&
  entry.On === before.On &&
  entry.Verdict === before.Verdict;

const endOfSuspension = (entry: HistoryEntry, later: readonly HistoryEntry[]): string | null =>
  entry.Verdict === 'SUSPENDED' && !isScopeEvent(entry.Event)
    ? (later.find(({ Verdict }) => Verdict !== 'SUSPENDED')?.On ?? null)
    : null;
