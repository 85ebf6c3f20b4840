/**
 * Generates the file of an export of application forms, certificates or invoices, for all selected
 * applications or none, after checking the user's access again.
 */
import { Readable } from 'node:stream';
import { makeInvoices } from '#modules/billing/invoices/server/index.ts';
import type { ExportMode } from '#platform/common/exports/documents.ts';
import { writeMeasured } from '#platform/server/files/write-measured.ts';
import { ExportRefused } from '../export-refused.ts';
import type { FileRequest, FileResult } from '../file-request.ts';
import { areAllVisible } from './are-all-visible.ts';
import { invoicesOf } from './invoices-of.ts';
import { makeCertificates } from './make-certificates.ts';
import { makeForms } from './make-forms.ts';
import { missingDocuments } from './missing-documents.ts';

/** Mode GENERATE_INVOICE: the invoices of the applications as a file. */
async function makeInvoiceFile(
  { portal, row, actor, path }: FileRequest,
  keys: readonly string[],
): Promise<Omit<FileResult, 'Done'>> {
  const invoices = await invoicesOf(portal.db, actor, keys);
  const { Name, Bytes } = await makeInvoices(portal, {
    ids: invoices.map((one) => one.Id),
    As: row.Format,
    language: row.Language,
    at: new Date(),
  });
  return { ...(await writeMeasured(Readable.from([Bytes]), path)), Name };
}

const MAKERS: Readonly<
  Record<ExportMode, (request: FileRequest, keys: readonly string[]) => Promise<Omit<FileResult, 'Done'>>>
> = {
  GENERATE_MACHFORM_ENTRY: makeForms,
  GENERATE_CERT_NO_SUPPORTING_DOC: (request, keys) => makeCertificates(request, keys, { isAlone: true }),
  GENERATE_CERTIFICATE: (request, keys) => makeCertificates(request, keys, { isAlone: false }),
  GENERATE_INVOICE: makeInvoiceFile,
};

/**
 * Generates the documents of all requested applications or none. Access is checked again, as it may have
 * been lost since.
 */
export async function makeDocuments(
  request: FileRequest,
  mode: ExportMode,
  keys: readonly string[],
): Promise<FileResult> {
  const { portal, actor, progress, row } = request;
  if (!(await areAllVisible(portal.db, actor, keys))) throw new ExportRefused({ Code: 'EXPORT_NOT_SEEN' });
  const refused = await missingDocuments(portal.db, actor, mode, keys, row.Language);
  if (refused) throw new ExportRefused(refused);
  await progress.total(keys.length);
  return { ...(await MAKERS[mode](request, keys)), Done: keys.length };
}
