/**
 * Saves the result of an action on a certificate: the new status and version, its history entry and event
 * log entry. If the certificate has ended, its open applications are cancelled.
 */
import {
  certificateStatuses,
  hasEnded,
  type ScopeChange,
} from '#modules/applications/applications/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { json } from '#platform/server/database/json.ts';
import type { ActionDecision } from '#platform/server/workflow/perform-action.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import type { CertificateLifeFacts } from '../../rules/life-facts.ts';
import { certificateEvents } from '../../rules/workflow.ts';
import { addEvent } from '../add-event.ts';
import { writeCertificateStatus } from '../write-status.ts';
import type { CertificateActionContext } from './action-context.ts';
import { cancelWithCertificate } from './cancel-with-certificate.ts';

/** What the effect of an action returns to be saved with it. */
type SavedColumns = {
  ExpiryDate?: string;
  DisclosureFile?: string;
  IsUnlisted?: boolean;
  ScopeChange?: ScopeChange;
};

/**
 * Saves an action's result: status with version + 1, history entry and log entry. If the certificate has ended, its open
 * applications are cancelled.
 */
export async function saveCertificate(
  job: CertificateActionContext,
  { Change, AsRole }: ActionDecision<CertificateLifeFacts>,
  { ScopeChange, ...columns }: SavedColumns,
): Promise<void> {
  const { tx, row, at, action, actor, input } = job;
  const after = { ...job.facts, ...Change };
  await writeCertificateStatus(tx, row.Id, after, {
    ...columns,
    ...(ScopeChange && { Scope: json(ScopeChange.After) }),
  });
  const { Event } = certificateEvents[action];
  if (Event)
    await addEvent(tx, row.Id, {
      Event,
      From: row.CertificateStatusCode,
      To: after.CertificateStatusCode,
      // Before publication, only the effective date is disclosed.
      EffectiveOn: certificateStatuses.unpublished.includes(after.CertificateStatusCode)
        ? row.EffectiveDate
        : hongKongDate(at),
      Revision: row.Revision,
      at,
      account: actor,
      asRole: AsRole as Role,
      remark: typeof input.Remark === 'string' ? input.Remark : null,
      expiryDate: columns.ExpiryDate ?? null,
      attachment: Array.isArray(input.Attachment) ? (input.Attachment as string[]) : [],
      scopeChange: ScopeChange ?? null,
    });
  await audit(tx, {
    AccountId: actedBy(actor, null).AccountId,
    Event: `CERTIFICATE_${action}`,
    Object: row.CertificateNo,
    Detail: {
      Before: { CertificateStatusCode: row.CertificateStatusCode },
      After: { CertificateStatusCode: after.CertificateStatusCode },
      AsRole,
    },
  });
  const { CertificateStatusCode } = after;
  if (hasEnded(CertificateStatusCode)) await cancelWithCertificate(job, { ...row, CertificateStatusCode });
}
