import { Readable } from 'node:stream';
import { makeInvoices } from '#modules/billing/invoices/server/index.ts';
import type { ExportMode } from '#platform/common/exports/documents.ts';
import { writeMeasured } from '#platform/server/files/write-measured.ts';
import type { FileAsked, FileMade } from '../file-asked.ts';
import { Refused } from '../refused.ts';
import { invoicesOf } from './invoices-of.ts';
import { lacking } from './lacking.ts';
import { makeCertificates } from './make-certificates.ts';
import { makeForms } from './make-forms.ts';
import { seesAll } from './sees-all.ts';

/** Mode GENERATE_INVOICE: the invoices of applications on paper. */
async function makeInvoiceFile(
  { portal, row, actor, path }: FileAsked,
  keys: readonly string[],
): Promise<Omit<FileMade, 'Done'>> {
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
  Record<ExportMode, (asked: FileAsked, keys: readonly string[]) => Promise<Omit<FileMade, 'Done'>>>
> = {
  GENERATE_MACHFORM_ENTRY: makeForms,
  GENERATE_CERT_NO_SUPPORTING_DOC: (asked, keys) => makeCertificates(asked, keys, { isAlone: true }),
  GENERATE_CERTIFICATE: (asked, keys) => makeCertificates(asked, keys, { isAlone: false }),
  GENERATE_INVOICE: makeInvoiceFile,
};

/** Documents of applications, all of them or none: sight is looked at again, for it may have been lost since. */
export async function makeDocuments(
  asked: FileAsked,
  mode: ExportMode,
  keys: readonly string[],
): Promise<FileMade> {
  const { portal, actor, progress, row } = asked;
  if (!(await seesAll(portal.db, actor, keys))) throw new Refused({ Code: 'EXPORT_NOT_SEEN' });
  const refused = await lacking(portal.db, actor, mode, keys, row.Language);
  if (refused) throw new Refused(refused);
  await progress.total(keys.length);
  return { ...(await MAKERS[mode](asked, keys)), Done: keys.length };
}
