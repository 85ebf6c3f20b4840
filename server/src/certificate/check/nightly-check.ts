import { hongKongDate } from '@assay/shared/format/dates.ts';
import { sql } from 'kysely';
import { issueMissing } from '../../credential/issue-missing.ts';
import type { Portal } from '../../http/context.ts';
import { audit } from '../../log/audit.ts';
import { portalLink } from '../../mail/portal-link.ts';
import { queueMail } from '../../mail/send.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkSections, checkTemplate } from './check-mail.ts';
import type { Difference } from './types.ts';

/** Records named per check; the command names them all. */
const NAMED = 5;
/** Files read and printed again in one night, those first that were looked at longest ago: about two minutes. */
const FILES = 2_000;

/** Task `certificate.check`: the night's comparison goes into the log, and to ADMIN and IT by mail when something differs. */
export async function nightlyCheck(portal: Portal): Promise<void> {
  const at = new Date();
  const Issued = await issueMissing(portal);
  const documents = await nextDocuments(portal);
  const counts = new Map<string, number>();
  const first: Difference[] = [];
  for await (const difference of checkCertificates(portal, { at, documents: new Set(documents) })) {
    const count = (counts.get(difference.Check) ?? 0) + 1;
    counts.set(difference.Check, count);
    if (count <= NAMED) first.push(difference);
  }
  await portal.db.transaction().execute(async (tx) => {
    if (documents.length > 0)
      await tx
        .updateTable('CertificateDocument')
        .set({ CheckedAt: at })
        .where('Id', 'in', documents)
        .execute();
    const Differences = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const Detail = { Differences, Files: documents.length, Issued, ...Object.fromEntries(counts) };
    await audit(tx, { AccountId: null, Event: 'CERTIFICATE_CHECK', Detail });
    if (Differences === 0) return;
    const people = await tx
      .selectFrom('Account')
      .select(['Id', 'Email', 'Language'])
      .where('Status', '=', 'ACTIVE')
      .where(sql<boolean>`roles && array['ADMIN', 'IT']`)
      .execute();
    const link = portalLink(portal.settings, '/logs');
    for (const { Id, Email: to, Language: language } of people)
      await queueMail(tx, {
        to,
        language,
        link,
        template: checkTemplate,
        params: { count: Differences },
        sections: checkSections(first, counts, { language, link }),
        cause: `certificate-check:${Id}:${hongKongDate(at)}`,
      });
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
