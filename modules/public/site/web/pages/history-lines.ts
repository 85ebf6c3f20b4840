/**
 * Selects the events of a certificate's history for its verification page, newest first, without those that
 * changed neither verdict nor document.
 */
import type { Verdict } from '#modules/certification/certificates/rules/index.ts';
import type { VerdictView } from '#modules/public/register/rules/index.ts';

export type HistoryEntry = NonNullable<VerdictView['Certificate']>['History'][number];

export type HistoryLine = {
  Key: string;
  Kind: 'ISSUED' | 'REVISED' | 'VALID_AGAIN' | 'STATUS';
  Verdict: Verdict;
  On: string;
  /** Day on which a suspension ended; otherwise null. */
  Until: string | null;
  /** Revision number if this event introduced a newer document. */
  NewRevision: number | null;
};

const kindOf = (entry: HistoryEntry, before: HistoryEntry | undefined): HistoryLine['Kind'] => {
  if (!before) return 'ISSUED';
  if (entry.Verdict !== 'VALID') return 'STATUS';
  if (before.Verdict === 'SUSPENDED') return 'VALID_AGAIN';
  return before.Verdict === 'VALID' && entry.Revision > before.Revision ? 'REVISED' : 'STATUS';
};

/** Returns the events newest first, without those that changed neither verdict nor document. */
export function historyLines(history: readonly HistoryEntry[]): HistoryLine[] {
  const [first] = history;
  const last = history.at(-1);
  const inOrder = first && last && first.On > last.On ? history.toReversed() : history;
  const shown = inOrder.filter((entry, at) => {
    const before = inOrder[at - 1];
    return !before || before.Verdict !== entry.Verdict || before.Revision !== entry.Revision;
  });
  return shown
    .map((entry, at): HistoryLine => {
      const before = shown[at - 1];
      const next = shown[at + 1];
      return {
        Key: `${at} ${entry.On}`,
        Kind: kindOf(entry, before),
        Verdict: entry.Verdict,
        On: entry.On,
        Until: entry.Verdict === 'SUSPENDED' && next ? next.On : null,
        NewRevision: before && entry.Revision > before.Revision ? entry.Revision : null,
      };
    })
    .reverse();
}
