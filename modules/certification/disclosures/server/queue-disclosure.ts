import { sql } from 'kysely';
import type { CertificateActionContext } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { assessmentFacts } from './assessment-facts.ts';
import type { DisclosureFacts } from './facts.ts';

/**
 * Effect of the certificate action GENERATE_DISCLOSURE: stores the disclosure's content for the newest page
 * and queues its generation. It comes into force with that page if the page waits for publication.
 */
export async function queueDisclosure(job: CertificateActionContext): Promise<void> {
  const { tx, row, actor, at, asRole, input } = job;
  const page = (await newestPage(tx, row.Id)) ?? noPage();
  const application = await tx
    .selectFrom('Application')
    .selectAll()
    .where('Id', '=', page.ApplicationId)
    .executeTakeFirstOrThrow();
  const facts: DisclosureFacts = {
    Certificate: page.Facts,
    Assessment: assessmentFacts(application),
    MadeOn: hongKongDate(at),
  };
  const { Id } = await tx
    .insertInto('DisclosureDocument')
    .values({
      CertificateId: row.Id,
      ApplicationId: page.ApplicationId,
      Revision: page.Revision,
      VersionNo: sql<number>`(select coalesce(max(version_no), 0) + 1 from disclosure_document where certificate_id = ${row.Id})`,
      Language: page.Language,
      Facts: json(facts),
      Replaces: application.DisclosureFile,
      AccountId: actor.Id,
      AsRole: asRole,
      Remark: typeof input.Remark === 'string' ? input.Remark : null,
      CreatedAt: at,
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, 'disclosure.render', { DisclosureDocumentId: Id }, { jobKey: `disclosure.render ${Id}` });
}

const newestPage = (tx: Tx, certificateId: number) =>
  tx
    .selectFrom('CertificateDocument')
    .select(['ApplicationId', 'Revision', 'Language', 'Facts'])
    .where('CertificateId', '=', certificateId)
    .where('Status', '=', 'READY')
    .orderBy('Revision', 'desc')
    .limit(1)
    .executeTakeFirst();

const noPage = (): never => {
  throw new Error('the table allows this effect only for certificates with a page');
};
