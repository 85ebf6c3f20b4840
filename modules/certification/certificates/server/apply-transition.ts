/** Makes an automatic status change of a certificate: decides by its table, writes status, history and log. */
import type { Role } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { automaticChange } from '#platform/common/workflow/automatic.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { type CertificateTransition, certificateTransitions } from '../rules/automatic.ts';
import { addEvent } from './add-event.ts';
import type { CertificateRecord } from './document-request.ts';
import { writeCertificateStatus } from './write-status.ts';

type Cause = {
  at: Date;
  /** User whose action on another record causes the change; null for the portal alone. */
  account: { Id: number } | null;
  asRole?: Role | null;
  remark?: string | null;
  /** First day on which it applies; today by default. */
  effectiveOn?: string;
};

/**
 * Makes a status change that the portal makes by itself, with version, history entry and log entry, if it applies to the locked
 * certificate. Returns whether it applied.
 */
export async function applyTransition(
  tx: Tx,
  certificate: CertificateRecord,
  name: CertificateTransition,
  { at, account, asRole = null, remark = null, effectiveOn }: Cause,
): Promise<boolean> {
  const row = certificateTransitions[name];
  const today = hongKongDate(at);
  const change = automaticChange(`certificate: ${name}`, row, {
    facts: certificate,
    statusOf: ({ CertificateStatusCode }) => CertificateStatusCode,
    today,
  });
  if (change === null) return false;
  const { CertificateStatusCode: From, StatusBefore } = certificate;
  const after = { CertificateStatusCode: From, StatusBefore, ...change };
  await writeCertificateStatus(tx, certificate.Id, after);
  const Event = row.event(certificate);
  if (Event !== null)
    await addEvent(tx, certificate.Id, {
      Event,
      From,
      To: after.CertificateStatusCode,
      EffectiveOn: effectiveOn ?? today,
      Revision: certificate.Revision,
      at,
      account,
      asRole,
      remark,
    });
  await audit(tx, {
    AccountId: account?.Id || null,
    Event: `CERTIFICATE_${name}`,
    Object: certificate.CertificateNo,
    Detail: {
      Before: { CertificateStatusCode: From },
      After: { CertificateStatusCode: after.CertificateStatusCode },
      ...(name === 'LAPSE' && { ExpiryDate: certificate.ExpiryDate }),
    },
  });
  return true;
}
