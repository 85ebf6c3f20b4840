import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { CertificateView } from '../../rules/contract.ts';
import { certificateEventFacts } from '../../rules/event-facts.ts';
import type { CertificateRecord } from '../document-request.ts';

type Event = CertificateView['History'][number];

/**
 * Reads a certificate's history for its screen, in order. Clients see what happened and when, and the reason
 * for a suspension, extension or end; the acting person is shown to staff only.
 */
export async function certificateHistory(
  db: Queries,
  { Id }: Pick<CertificateRecord, 'Id'>,
  isOfClient: boolean,
): Promise<Event[]> {
  const rows = await db
    .selectFrom('CertificateEvent')
    .leftJoin('Account', 'Account.Id', 'CertificateEvent.AccountId')
    .select([
      'CertificateEvent.Seq',
      'CertificateEvent.Event',
      'CertificateEvent.FromStatus',
      'CertificateEvent.ToStatus',
      'CertificateEvent.EffectiveOn',
      'CertificateEvent.Revision',
      'CertificateEvent.ExpiryDate',
      'CertificateEvent.ScopeChange',
      'CertificateEvent.At',
      'CertificateEvent.AsRole',
      'CertificateEvent.Remark',
      'CertificateEvent.Attachment',
      'Account.UserKey',
      'Account.FirstName',
      'Account.LastName',
    ])
    .where('CertificateEvent.CertificateId', '=', Id)
    .orderBy('CertificateEvent.Seq')
    .execute();
  const files = await fileInfos(
    db,
    rows.flatMap((row) => row.Attachment),
  );
  const isRemarkVisible = (event: string): boolean =>
    !isOfClient || certificateEventFacts(event)?.IsRemarkForClient === true;
  return rows.map(({ UserKey, FirstName, LastName, At, AsRole, Remark, Attachment, ...event }) => ({
    ...event,
    At: At.toISOString(),
    By:
      isOfClient || UserKey === null || FirstName === null || LastName === null
        ? null
        : { UserKey, Name: fullName({ FirstName, LastName }) },
    AsRole: isOfClient ? null : AsRole,
    Remark: isRemarkVisible(event.Event) ? Remark : null,
    Attachment: isRemarkVisible(event.Event) ? files.filter((file) => Attachment.includes(file.FileKey)) : [],
  }));
}
