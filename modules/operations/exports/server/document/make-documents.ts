import type { ExportMode } from '#platform/common/exports/modes.ts';
import type { FileAsked, FileMade } from '../file-asked.ts';
import { Refused } from '../refused.ts';
import { lacking } from './lacking.ts';
import { makeCertificates } from './make-certificates.ts';
import { makeForms } from './make-forms.ts';
import { makeInvoiceFile } from './make-invoice-file.ts';
import { seesAll } from './sees-all.ts';

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
