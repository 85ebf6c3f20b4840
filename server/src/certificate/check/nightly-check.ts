import { collectDifferences } from '../../comparison/collect-differences.ts';
import { namedByCheck } from '../../comparison/named-by-check.ts';
import { tellOfDifferences } from '../../comparison/tell-of-differences.ts';
import { issueMissing } from '../../credential/issue-missing.ts';
import type { Portal } from '../../http/context.ts';
import { audit } from '../../log/audit.ts';
import type { MailTemplate } from '../../mail/templates.ts';
import { checkCertificates } from './check-certificates.ts';

/** Files read and printed again in one night, those first that were looked at longest ago: about two minutes. */
const FILES = 2_000;

const template: MailTemplate = {
  Subject: 'MAIL_CERT_CHECK_SUBJECT',
  Lines: ['MAIL_CERT_CHECK_TEXT'],
  Button: 'MAIL_CERT_CHECK_BUTTON',
  Params: ['count'],
};

/** Task `certificate.check`: the night's comparison goes into the log, and to ADMIN and IT by mail when something differs. */
export async function nightlyCheck(portal: Portal): Promise<void> {
  const at = new Date();
  const Issued = await issueMissing(portal);
  const documents = await nextDocuments(portal);
  const found = await collectDifferences(checkCertificates(portal, { at, documents: new Set(documents) }));
  await portal.db.transaction().execute(async (tx) => {
    if (documents.length > 0)
      await tx
        .updateTable('CertificateDocument')
        .set({ CheckedAt: at })
        .where('Id', 'in', documents)
        .execute();
    const Files = documents.length;
    const Detail = { Differences: found.total, Files, Issued, ...namedByCheck(found) };
    await audit(tx, { AccountId: null, Event: 'CERTIFICATE_CHECK', Detail });
    const told = { template, texts: 'CERT_CHECK_', cause: 'certificate-check', at } as const;
    await tellOfDifferences(tx, portal.settings, found, { ...told, roles: ['ADMIN', 'IT'] });
  });
}

const nextDocuments = async ({ db }: Portal): Promise<number[]> =>
  (
    await db
      .selectFrom('CertificateDocument')
      .select('Id')
      .where('Status', '=', 'READY')
      .orderBy('CheckedAt', (order) => order.asc().nullsFirst())
      .orderBy('Id')
      .limit(FILES)
      .execute()
  ).map(({ Id }) => Id);
