import type { CycleLine } from '#modules/applications/applications/rules/index.ts';
import type { CycleLineInput } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { cycleStates } from './cycle-states.ts';

/**
 * Implements the certificate screen's cycle timeline: the current cycle with its dates and states, which are
 * the same for all readers; only applications that the reader may open are named. Null without a cycle.
 */
export async function cycleLineOf({
  db,
  certificate,
  definition: { Cycle },
  applications,
  at,
}: CycleLineInput): Promise<CycleLine | null> {
  if (!Cycle || certificate.ExpiryDate === null) return null;
  const state = (await cycleStates(db, [certificate], at)).get(certificate.Id);
  if (!state) return null;
  const open = new Set(applications.map(({ ApplicationKey }) => ApplicationKey));
  // After an early renewal, its new page takes effect before the cycle that it begins.
  const [From = state.Term.From] = [certificate.EffectiveDate, state.Term.From].sort();
  return {
    From,
    To: state.Term.Expiry,
    Today: hongKongDate(at),
    Marks: state.Marks.map((mark) => ({
      ...mark,
      Application: mark.Application && open.has(mark.Application.ApplicationKey) ? mark.Application : null,
    })),
  };
}
