import { createReadStream } from 'node:fs';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { plainName } from '#platform/server/files/plain-name.ts';
import { writeMeasured } from '#platform/server/files/write-measured.ts';
import type { FileAsked, FileMade } from '../file-asked.ts';
import { Refused } from '../refused.ts';
import { certificatePages, type StoredPage } from './certificate-pages.ts';
import { mergePdfs } from './merge/merge-pdfs.ts';
import { supportingFiles } from './supporting-files.ts';
import { zipOf } from './zip-of.ts';

type Part = { path: string; file: StoredPage['File'] };

/**
 * Modes GENERATE_CERTIFICATE and GENERATE_CERT_NO_SUPPORTING_DOC. A single file goes along as it is, and so does every
 * file in a ZIP: their signatures stay whole. Several in one PDF are a copy to read.
 */
export async function makeCertificates(
  asked: FileAsked,
  keys: readonly string[],
  { isAlone }: { isAlone: boolean },
): Promise<Omit<FileMade, 'Done'>> {
  const { portal, row, path } = asked;
  const parts = await partsOf(asked, keys, isAlone);
  const store = openFileStore(portal.settings);
  const [only] = parts;
  const name = `certificates-${hongKongDate(new Date())}`;
  if (row.Format === 'ZIP')
    return { ...(await writeMeasured(zipOf(store, parts), path)), Name: `${name}.zip` };
  if (parts.length === 1 && only)
    return { ...(await writeMeasured(await store.get(only.file.StorageKey), path)), Name: only.path };
  const sources: string[] = [];
  // What is no PDF is in the ZIP only.
  for (const [at, { file }] of parts.entries()) {
    if (file.Type !== 'application/pdf') continue;
    const source = `${path}-${at}`;
    await writeMeasured(await store.get(file.StorageKey), source);
    sources.push(source);
  }
  const merged = `${path}-merged`;
  if (!(await mergePdfs(sources, merged))) throw new Refused({ Code: 'EXPORT_NOT_MERGED' });
  const Name = keys.length === 1 && only ? only.path : `${name}.pdf`;
  return { ...(await writeMeasured(createReadStream(merged), path)), Name };
}

async function partsOf(
  { portal, actor, progress }: FileAsked,
  keys: readonly string[],
  isAlone: boolean,
): Promise<Part[]> {
  const parts: Part[] = [];
  const pages = await certificatePages(portal.db, actor, keys);
  for (const [at, page] of pages.entries()) {
    const base = `${plainName(page.CertificateNo)}-R${page.Revision}`;
    parts.push({ path: `${base}.pdf`, file: page.File });
    if (!isAlone)
      for (const file of await supportingFiles(portal.db, actor, page))
        parts.push({ path: `${base}-disclosure${/\.[A-Za-z0-9]{1,5}$/.exec(file.Name)?.[0] ?? ''}`, file });
    await progress.done(at + 1);
  }
  return parts;
}
