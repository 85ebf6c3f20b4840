import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Followed } from '../rules/page.ts';

/** A follower with the certificate that it is about. */
export const followedRow = (db: Queries) =>
  db
    .selectFrom('Follow')
    .innerJoin('Certificate', 'Certificate.Id', 'Follow.CertificateId')
    .select([
      'Follow.Id',
      'Follow.Email',
      'Follow.ConfirmedAt',
      'Follow.HasCode',
      'Certificate.CertificateNo',
      'Certificate.Code',
      'Certificate.OrgName',
      'Certificate.ServiceName',
    ]);

type Row = {
  Email: string;
  HasCode: boolean;
  CertificateNo: string;
  Code: string;
  OrgName: Localized;
  ServiceName: Localized;
};

/** What the pages of a follower show. */
export const followed = ({ Email, HasCode, CertificateNo, Code, OrgName, ServiceName }: Row): Followed => ({
  CertificateNo,
  Code: HasCode ? Code : '',
  OrgName,
  ServiceName,
  Email: maskedEmail(Email),
});

/** Enough for its owner to know it again: links are passed on now and then. */
function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, name.length > 3 ? 2 : 1)}…@${host}`;
}
