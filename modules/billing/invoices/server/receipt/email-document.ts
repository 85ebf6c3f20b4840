/**
 * Emails an invoice, receipt or refund note as a PDF to each payer in their own language, once per person
 * and cause.
 */
import { createHash } from 'node:crypto';
import { dayText } from '#platform/common/format/day-text.ts';
import { amountText } from '#platform/common/format/money.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import type { DocumentVariant, InvoiceDocumentData } from '../document/document-types.ts';
import { nameLine } from '../document/format-line.ts';
import { letterhead } from '../document/letterhead.ts';
import { documentFile } from '../document/make-invoices.ts';
import { printInvoices } from '../document/print-invoices.ts';
import type { Payer } from './payers.ts';

export type DocumentEmail = {
  document: InvoiceDocumentData;
  variant: DocumentVariant;
  template: MailTemplate;
  /** Amount mentioned in the email, HKD cents. */
  amountCents: number;
  path: `/${string}`;
  recipients: readonly Payer[];
  /** Idempotency cause: each person receives one email per cause. */
  cause: string;
};

/** Sends a document to each recipient in their own language, only once per person and cause. */
export async function emailDocument(portal: Portal, mail: DocumentEmail): Promise<void> {
  const people = await notYetEmailed(portal, mail);
  if (people.length === 0) return;
  const from = await letterhead(portal);
  const ready: { language: Language; pdf: Uint8Array; people: Payer[] }[] = [];
  for (const [language, readers] of Map.groupBy(people, (person) => person.Language)) {
    const pdf = await printInvoices([{ Data: mail.document, Variant: mail.variant }], from, language);
    ready.push({ language, pdf, people: readers });
  }
  // The file, the emails and their delivery are saved together or not at all.
  await portal.db.transaction().execute(async (tx) => {
    for (const { language, pdf, people: readers } of ready) {
      const attachments = [await saveDocument(tx, portal, mail, pdf)];
      for (const person of readers)
        await queueMail(tx, {
          ...{ to: person.Email, language, template: mail.template, attachments },
          params: emailParams(mail, language),
          link: portalLink(portal.settings, mail.path),
          cause: causeOf(mail, person),
        });
    }
  });
}

const causeOf = ({ cause }: DocumentEmail, { Key }: Payer): string => `${cause}:${Key}`;

async function notYetEmailed({ db }: Portal, mail: DocumentEmail): Promise<Payer[]> {
  if (mail.recipients.length === 0) return [];
  const causes = mail.recipients.map((person) => causeOf(mail, person));
  const rows = await db.selectFrom('Mail').select('Cause').where('Cause', 'in', causes).execute();
  return mail.recipients.filter((person) => !rows.some((row) => row.Cause === causeOf(mail, person)));
}

/** Stored outside everyone's files: it is available through the email only. */
const saveDocument = (tx: Tx, { settings }: Portal, { document, variant }: DocumentEmail, pdf: Uint8Array) =>
  storeFile(tx, openFileStore(settings), {
    FileKey: newKey(),
    Name: documentFile(document, variant),
    Kind: 'document',
    Type: 'application/pdf',
    Size: pdf.byteLength,
    Sha256: createHash('sha256').update(pdf).digest('hex'),
    AccountId: null,
    ApplicationId: null,
    source: pdf,
  });

const emailParams = ({ document, amountCents }: DocumentEmail, language: Language) => ({
  ApplicationNo: document.About.No || document.InvoiceNo,
  OrgName: nameLine(document.OrgName, language).Text,
  ServiceName: nameLine(document.About.ServiceName, language).Text,
  Step: '',
  InvoiceNo: document.InvoiceNo,
  Amount: `HKD ${amountText(amountCents)}`,
  DueOn: dayText(document.DueOn, language),
});
