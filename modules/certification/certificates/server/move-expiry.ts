import { renewedTerm } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { CertificateRecord, DocumentRequest } from './document-request.ts';
import { lockAssessments, openAssessments } from './open-assessments.ts';

type Application = DocumentRequest['application'];

/**
 * Copies a certificate's new expiry date to its other open assessments whose dates are already fixed, so
 * that a renewal does not continue from an outdated date (A94). Fails with a conflict if one is locked.
 */
export async function moveExpiry(
  tx: Tx,
  { Id, ExpiryDate: before }: Pick<CertificateRecord, 'Id' | 'ExpiryDate'>,
  after: string,
  /** The renewal that moves the expiry date and already has its own dates. */
  but = 0,
): Promise<void> {
  const fixed = openAssessments(tx, Id).where('ExpiryDate', 'is not', null).where('Id', '<>', but);
  for (const application of await lockAssessments(fixed))
    await tx
      .updateTable('Application')
      .set(
        application.AssessmentType === 'RENEWAL'
          ? await renewed(tx, application, { before: String(before), after })
          : { ExpiryDate: after },
      )
      .where('Id', '=', application.Id)
      .execute();
}

/** Starts the next cycle at the new end of the extended one; a manually entered end date stays unchanged. */
async function renewed(
  tx: Tx,
  { ServiceVersionId, EffectiveDate, ExpiryDate, CycleFrom }: Application,
  end: { before: string; after: string },
): Promise<{ CycleFrom: string | null; ExpiryDate: string | null }> {
  const { Cycle } = (await serviceVersion(tx, ServiceVersionId)).Definition;
  if (!Cycle || EffectiveDate === null) return { CycleFrom, ExpiryDate };
  const next = renewedTerm(Cycle, end.after, EffectiveDate);
  const isTyped = ExpiryDate !== renewedTerm(Cycle, end.before, EffectiveDate).Expiry;
  return { CycleFrom: next.From, ExpiryDate: isTyped ? ExpiryDate : next.Expiry };
}
