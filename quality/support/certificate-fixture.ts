/**
 * Helpers for certificate tests, directly on the database: generate, render and publish certificates, and
 * read their records, documents and history.
 */
import { buffer } from 'node:stream/consumers';
import type { DocumentRequest } from '#modules/certification/certificates/server/document-request.ts';
import { publishCertificate } from '#modules/certification/certificates/server/publish-certificate.ts';
import { queueDocument } from '#modules/certification/certificates/server/queue-document.ts';
import { renderDocument } from '#modules/certification/certificates/server/render-document.ts';
import { DECISION_OF_ASSESSMENT } from '#modules/certification/decisions/rules/decision-types.ts';
import { recordDecision } from '#modules/certification/decisions/server/record-decision.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type Certified, insertCertified, insertInvoice, intentOf } from './certified.ts';
import type { TestPortal } from './portal.ts';

export const MORNING = '2025-03-14T02:00:00Z';

/** Helpers for certificate tests: generating, publishing and reading certificates and their documents. */
export function certificateFixture(portal: () => TestPortal) {
  /**
   * Generates a certificate for an application: queues the document in a transaction, as the workflow does.
   */
  async function generate(application: DocumentRequest['application'], at = MORNING): Promise<number> {
    const intent = await intentOf(portal(), application, at);
    const id = await portal()
      .db.transaction()
      .execute((tx) => queueDocument(tx, intent));
    application.CertificateId = id;
    await portal()
      .db.updateTable('Application')
      .set({ CertificateId: id })
      .where('Id', '=', application.Id)
      .execute();
    await decide(application);
    return id;
  }

  /** Records the decision on the application, as the workflow does before a certificate is generated. */
  const decide = ({ Id, AssessmentType, DecisionDate }: DocumentRequest['application']): Promise<number> =>
    portal()
      .db.transaction()
      .execute((tx) =>
        recordDecision(tx, {
          ...{ applicationId: Id, Type: DECISION_OF_ASSESSMENT[AssessmentType], step: null },
          ...{ DecidedAt: new Date(String(DecisionDate)), EffectiveOn: String(DecisionDate) },
          ...{ DecidedById: null, AsRole: null, Grounds: null, Attachment: [] },
        }),
      );

  async function publish(application: DocumentRequest['application'], at = MORNING): Promise<void> {
    const intent = await intentOf(portal(), application, at);
    await portal()
      .db.transaction()
      .execute((tx) => publishCertificate(tx, intent));
    application.ApplicationStatusCode = 'COMPLETED';
    await portal()
      .db.updateTable('Application')
      .set({ ApplicationStatusCode: 'COMPLETED' })
      .where(announceStatus('application', 'COMPLETED'))
      .where('Id', '=', application.Id)
      .execute();
  }

  const documents = (certificateId: number) =>
    portal()
      .db.selectFrom('CertificateDocument')
      .selectAll()
      .where('CertificateId', '=', certificateId)
      .orderBy('Revision')
      .execute();
  const certificate = (id: number) =>
    portal().db.selectFrom('Certificate').selectAll().where('Id', '=', id).executeTakeFirstOrThrow();
  const story = async (id: number) =>
    (
      await portal()
        .db.selectFrom('CertificateEvent')
        .selectAll()
        .where('CertificateId', '=', id)
        .orderBy('Seq')
        .execute()
    ).map(
      (event) =>
        `${event.Event} ${event.FromStatus ?? '-'}>${event.ToStatus} ${event.EffectiveOn} R${event.Revision}`,
    );
  /** Renders the documents with the time of their request or another given time. */
  const render = async (certificateId: number, at?: string) => {
    for (const { Id, CreatedAt } of await documents(certificateId)) {
      const clock = () => (at === undefined ? CreatedAt : new Date(at));
      await renderDocument({ ...portal().portal, clock }, { DocumentId: Id }, { IsLast: false });
    }
  };
  const bytesOf = (fileKey: string | null): Promise<Buffer> => storedBytes(portal(), fileKey);
  const issued = async (
    input: Certified,
  ): Promise<{ application: DocumentRequest['application']; id: number }> => {
    const application = await insertCertified(portal(), input);
    const id = await generate(application);
    await render(id);
    await publish(application);
    if (input.invoice) await insertInvoice(portal(), application, input.invoice);
    return { application, id };
  };

  return { generate, publish, documents, certificate, story, render, bytesOf, issued };
}

async function storedBytes({ db, store }: TestPortal, fileKey: string | null): Promise<Buffer> {
  const file = await db
    .selectFrom('File')
    .selectAll()
    .where('FileKey', '=', String(fileKey))
    .executeTakeFirstOrThrow();
  return buffer(await store.get(file.StorageKey));
}
