import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { certificateView } from '#modules/certification/certificates/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { readApplication } from './read-application.ts';
import { readInvoices } from './read-invoices.ts';
import type { AccreditationFileReader } from './reader.ts';
import type { AccreditationFileRecord, ApplicationRecord } from './record.ts';

/**
 * Reads the complete record of a certificate for its accreditation file (certificate, assessments, invoices)
 * as the reader may see it; the caller provides a consistent snapshot of the database.
 */
export async function readRecord(
  reader: AccreditationFileReader,
  CertificateKey: string,
): Promise<Omit<AccreditationFileRecord, 'Decisions'>> {
  const { Actions: _actions, ...Certificate } = await certificateView(reader, { CertificateKey });
  const Applications: ApplicationRecord[] = [];
  for (const { ApplicationKey, ApplicationStatusCode } of Certificate.Applications.toReversed()) {
    // Nothing has happened in this assessment yet.
    if (applicationStatuses.scheduled.includes(ApplicationStatusCode)) continue;
    const application = await readApplication(reader, ApplicationKey);
    if (application) Applications.push(application);
  }
  return {
    MadeAt: reader.at.toISOString(),
    MadeBy: await nameOf(reader),
    Certificate,
    Applications,
    Invoices: await readInvoices(
      reader,
      CertificateKey,
      Applications.map((one) => one.ApplicationKey),
    ),
  };
}

const nameOf = async ({ db, actor }: AccreditationFileReader): Promise<string> =>
  fullName(
    await db
      .selectFrom('Account')
      .select(['FirstName', 'LastName'])
      .where('Id', '=', actor.Id)
      .executeTakeFirstOrThrow(),
  );
