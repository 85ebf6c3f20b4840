import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import { addMonths } from '#platform/common/format/dates.ts';
import type { GeneratedHouse } from '../generated-house.ts';
import type { Body, Deed, Standing, WalkedKind } from './walked-kind.ts';

const UPLOADS = new Set(['UPLOAD_CERT', 'UPLOAD_DISCLOSURE']);

/** Certificates of the demo, in every status. */
export function walkedCertificates(house: GeneratedHouse): WalkedKind {
  const { db } = house;
  return {
    Table: certificateWorkflow,
    // A page that is handed in is in force at once, unless a renewal has not been published yet.
    CountedTwice: ['UPLOAD_CERT'],
    standings: () =>
      db
        .selectFrom('Certificate')
        .select(['CertificateKey as Key', 'CertificateStatusCode as Status', 'Version'])
        .orderBy('Id')
        .execute(),
    see: (who, { Key }) => house.get(who, '/application/certificate/view', { CertificateKey: Key }),
    body: async ({ who, Action, record }: Deed): Promise<Body> => ({
      CertificateKey: record.Key,
      Remark: 'Agreed with the client on the telephone.',
      ...(UPLOADS.has(Action) && { Attachment: [await house.upload(who, 'document')] }),
      ...(Action === 'EXTEND' && { ExpiryDateTime: await aMonthLater(house, record) }),
    }),
  };
}

async function aMonthLater({ db }: GeneratedHouse, { Key }: Standing): Promise<string> {
  const { ExpiryDate } = await db
    .selectFrom('Certificate')
    .select('ExpiryDate')
    .where('CertificateKey', '=', Key)
    .executeTakeFirstOrThrow();
  return addMonths(ExpiryDate ?? '2030-01-05', 1);
}
