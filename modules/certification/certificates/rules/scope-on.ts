/** Derives from a certificate's history the scope that it had on a past day. */
import type { Localized } from '#platform/common/contract/shapes.ts';
import { isScopeEvent, type StatusEvent } from './verdict.ts';

export type ScopedEvent = StatusEvent & {
  /** The new one for a change of the scope, otherwise the one printed on this revision's page. */
  Scope: Localized | null;
};

/**
 * The scope on a day: a new page or a decision sets it, all other events leave it. From the last of these on it is the
 * certificate's current one; before the first day, that of the first page.
 */
export function scopeOn(events: readonly ScopedEvent[], now: Localized, on: string): Localized {
  const begins = (event: ScopedEvent, index: number): boolean =>
    isScopeEvent(event.Event) || event.Revision !== events[index - 1]?.Revision;
  const newest = events.findLastIndex(begins);
  let scope: Localized | null = null;
  const marks = events.map((event, index) => {
    if (begins(event, index)) scope = index === newest ? now : event.Scope;
    return { On: event.EffectiveOn, Scope: scope ?? now };
  });
  const inOrder = marks.toSorted((a, b) => (a.On < b.On ? -1 : a.On > b.On ? 1 : 0));
  return (inOrder.findLast(({ On }) => On <= on) ?? inOrder[0])?.Scope ?? now;
}
