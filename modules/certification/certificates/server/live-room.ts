import { isClient } from '#platform/common/access/roles.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { RoomKind } from '#platform/server/realtime/types.ts';
import type { CertificateChange } from '../rules/live-change.ts';
import { certificateInScope } from './certificate-scope.ts';

/** Live room of one certificate: anyone who may see the certificate may join and receives its changes. */
export const certificateRoom = (db: Db): RoomKind => ({
  Channel: 'certificate',
  canJoin: async (person, key) =>
    (await visibleCertificate(db, person, key).executeTakeFirst()) !== undefined,
  payloadFor: (person, key, what) => change(db, person, key, what),
});

const visibleCertificate = (db: Db, person: SignedIn, key: string) =>
  db
    .selectFrom('Certificate')
    .select(['Certificate.Id', 'Certificate.Version'])
    .where('Certificate.CertificateKey', '=', key)
    .where(certificateInScope(person));

/**
 * `what` is the number of an event, or empty if only a page was generated. The acting person is internal to
 * the certification body, as in the history.
 */
async function change(
  db: Db,
  person: SignedIn,
  key: string,
  what: string,
): Promise<CertificateChange | null> {
  const certificate = await visibleCertificate(db, person, key).executeTakeFirst();
  if (!certificate) return null;
  const event = await db
    .selectFrom('CertificateEvent')
    .leftJoin('Account', 'Account.Id', 'CertificateEvent.AccountId')
    .select(['CertificateEvent.Event', 'CertificateEvent.AccountId'])
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('CertificateEvent.CertificateId', '=', certificate.Id)
    .where('CertificateEvent.Seq', '=', Number(what) || 0)
    .executeTakeFirst();
  const isNamed = event?.UserKey && event.FirstName !== null && event.LastName !== null;
  return {
    Version: certificate.Version,
    Event: event?.Event ?? null,
    By:
      isNamed && !isClient(person.Roles)
        ? {
            UserKey: String(event.UserKey),
            Name: fullName({ FirstName: String(event.FirstName), LastName: String(event.LastName) }),
          }
        : null,
    IsByYou: event?.AccountId === person.Id,
  };
}
