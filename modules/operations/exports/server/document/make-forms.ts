import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { safeFileName } from '#platform/server/files/safe-file-name.ts';
import { writeMeasured } from '#platform/server/files/write-measured.ts';
import { ExportRefused } from '../export-refused.ts';
import type { FileRequest, FileResult } from '../file-request.ts';
import { printPage } from '../print/print-page.ts';
import { formData, type PrintedForm } from './form-data.ts';
import { readForm } from './read-form.ts';

/**
 * Generates the export file of application forms (mode GENERATE_MACHFORM_ENTRY) as one PDF or a ZIP, with
 * the answers that the user may see.
 */
export async function makeForms(
  { portal, row, actor, path, progress }: FileRequest,
  keys: readonly string[],
): Promise<Omit<FileResult, 'Done'>> {
  const at = new Date();
  const language = row.Language;
  const forms: PrintedForm[] = [];
  for (const key of keys) {
    const form = await readForm(portal.db, actor, key, language);
    if (!form) throw new ExportRefused({ Code: 'EXPORT_NOT_SEEN' });
    forms.push(form);
    await progress.done(forms.length - 1);
  }
  const print = async (some: readonly PrintedForm[]): Promise<Buffer> =>
    Buffer.from(await printPage('form', formData(some, language, at)));
  const name = `application-forms-${hongKongDate(at)}`;
  if (row.Format !== 'ZIP') {
    const Name = forms.length === 1 ? fileOf(forms[0]) : `${name}.pdf`;
    return { ...(await writeMeasured(Readable.from([await print(forms)]), path)), Name };
  }
  const zip = new ZipFile();
  for (const [no, form] of forms.entries()) {
    zip.addBuffer(await print([form]), forms.length === 1 ? fileOf(form) : numbered(no + 1, form), {
      mtime: at,
      compress: false,
    });
    await progress.done(no + 1);
  }
  zip.end();
  return { ...(await writeMeasured(zip.outputStream as Readable, path)), Name: `${name}.zip` };
}

const fileOf = (form: PrintedForm | undefined): string =>
  `${safeFileName(form?.ApplicationNo || 'draft')}-form.pdf`;

/** Numbers the file name, because drafts have no application number and could share a name. */
const numbered = (no: number, form: PrintedForm): string =>
  form.ApplicationNo ? fileOf(form) : `draft-${no}-form.pdf`;
