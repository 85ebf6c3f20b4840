/**
 * Builds the facts for previewing an application's certificate page as if all open decisions were made
 * today, with a sample verification code and without taking a number.
 */
import { writeNumber } from '#modules/catalogue/services/rules/index.ts';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { CertificateFacts } from './document/facts.ts';
import { documentFacts, type Holder } from './document-facts.ts';
import type { CertificateRecord, DocumentRequest } from './document-request.ts';

/** Verification code for previews, which belongs to no certificate. */
export const NO_CODE = 'SAMPLE0000';

/**
 * Facts of an application's page as if all open decisions were made today, for the preview; does not take a
 * number. `certificate`: the one that the result updates.
 */
export function previewFacts(
  intent: DocumentRequest,
  holder: Holder,
  certificate?: CertificateRecord,
): CertificateFacts {
  const { application, version, at } = intent;
  const { Cycle, NumberPattern, SchemeCode } = version.Definition;
  const today = application.EffectiveDate ?? hongKongDate(at);
  const decided = {
    ...application,
    CertificateNo:
      application.CertificateNo ??
      certificate?.CertificateNo ??
      writeNumber(NumberPattern, { SchemeCode, Year: today.slice(0, 4), Count: 1 }),
    DecisionDate: application.DecisionDate ?? today,
    EffectiveDate: today,
    ExpiryDate: application.ExpiryDate ?? (Cycle && addDays(addMonths(today, Cycle.ValidMonths), -1)),
  };
  const identity = { Code: NO_CODE, Revision: (certificate?.Revision ?? 0) + 1 };
  return documentFacts({ ...intent, application: decided }, holder, certificate, identity);
}
