import type { CycleLine } from '#modules/applications/applications/rules/cycle/cycle-line.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import type { CertificateView } from '#modules/certification/certificates/rules/contract.ts';
import type { CertificateRecord } from '#modules/certification/certificates/server/intent.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { cycleStates } from './cycle-states.ts';

/**
 * The line of the cycle that a certificate is in; null where it has none. How it stands is true for everybody; only
 * applications that the reader may open are named.
 */
export async function cycleLineOf(
  db: Queries,
  certificate: CertificateRecord,
  { Cycle }: ServiceDefinition,
  applications: CertificateView['Applications'],
  at: Date,
): Promise<CycleLine | null> {
  if (!Cycle || certificate.ExpiryDate === null) return null;
  const state = (await cycleStates(db, [certificate], at)).get(certificate.Id);
  if (!state) return null;
  const open = new Set(applications.map(({ ApplicationKey }) => ApplicationKey));
  // Renewed early, its new page holds before the cycle that it begins.
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
