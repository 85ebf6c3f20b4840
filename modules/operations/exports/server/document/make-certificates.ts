/**
 * Generates the export file of the selected applications' certificates, with or without supporting
 * documents: a ZIP or single file with valid signatures, or one merged PDF for reading.
 */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { accessibleFilesFor } from '#modules/applications/applications/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { safeFileName } from '#platform/server/files/safe-file-name.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { writeMeasured } from '#platform/server/files/write-measured.ts';
import { zipStream } from '#platform/server/files/zip-stream.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { ExportRefused } from '../export-refused.ts';
import type { FileRequest, FileResult } from '../file-request.ts';
import { certificatePages, type StoredPage } from './certificate-pages.ts';
import { mergePdfs } from './merge/merge-pdfs.ts';

type Entry = { path: string; file: { StorageKey: string; Size: number } };

/** Packs stored files into a ZIP byte for byte, without compression: their formats are already compressed. */
function zipOf(store: FileStore, entries: readonly Entry[]): Readable {
  const taken = new Map<string, number>();
  return zipStream(
    entries.map(({ path, file }) => ({
      path: freeName(taken, path),
      open: () => store.get(file.StorageKey),
      compress: false,
      size: file.Size,
    })),
  );
}

/** Numbers duplicate file names. */
function freeName(taken: Map<string, number>, path: string): string {
  const count = (taken.get(path) ?? 0) + 1;
  taken.set(path, count);
  return count === 1 ? path : path.replace(/(\.[^.]*)?$/, `-${count}$1`);
}

/** Supporting files of a certificate: its disclosure document, if this user may open it (A123). */
async function supportingFiles(
  db: Queries,
  actor: SignedIn,
  { ApplicationId, DisclosureFile }: StoredPage,
): Promise<StoredPage['File'][]> {
  if (DisclosureFile === null) return [];
  const row = await db
    .selectFrom('File')
    .select(['FileKey', 'Name', 'Kind', 'Type', 'Size', 'Sha256', 'StorageKey', 'AccountId'])
    .where('FileKey', '=', DisclosureFile)
    .where('ApplicationId', '=', ApplicationId)
    .executeTakeFirst();
  if (!row || !(await accessibleFilesFor(db, actor, ApplicationId))(row)) return [];
  const { FileKey, Name, Type, Size, Sha256, StorageKey } = row;
  return [{ FileKey, Name, Type, Size, Sha256, StorageKey }];
}

type Part = { path: string; file: StoredPage['File'] };

/**
 * Modes GENERATE_CERTIFICATE and GENERATE_CERT_NO_SUPPORTING_DOC. A single file and files in a ZIP are
 * copied unchanged, so their signatures stay valid. Several files merged into one PDF are a reading copy.
 */
export async function makeCertificates(
  request: FileRequest,
  keys: readonly string[],
  { isAlone }: { isAlone: boolean },
): Promise<Omit<FileResult, 'Done'>> {
  const { portal, row, path } = request;
  const parts = await partsOf(request, keys, isAlone);
  const store = openFileStore(portal.settings);
  const [only] = parts;
  const name = `certificates-${hongKongDate(new Date())}`;
  if (row.Format === 'ZIP')
    return { ...(await writeMeasured(zipOf(store, parts), path)), Name: `${name}.zip` };
  if (parts.length === 1 && only)
    return { ...(await writeMeasured(await store.get(only.file.StorageKey), path)), Name: only.path };
  const sources: string[] = [];
  // Files other than PDFs are only included in a ZIP.
  for (const [at, { file }] of parts.entries()) {
    if (file.Type !== 'application/pdf') continue;
    const source = `${path}-${at}`;
    await writeMeasured(await store.get(file.StorageKey), source);
    sources.push(source);
  }
  const merged = `${path}-merged`;
  if (!(await mergePdfs(sources, merged))) throw new ExportRefused({ Code: 'EXPORT_NOT_MERGED' });
  const Name = keys.length === 1 && only ? only.path : `${name}.pdf`;
  return { ...(await writeMeasured(createReadStream(merged), path)), Name };
}

async function partsOf(
  { portal, actor, progress }: FileRequest,
  keys: readonly string[],
  isAlone: boolean,
): Promise<Part[]> {
  const parts: Part[] = [];
  const pages = await certificatePages(portal.db, actor, keys);
  for (const [at, page] of pages.entries()) {
    const base = `${safeFileName(page.CertificateNo)}-R${page.Revision}`;
    parts.push({ path: `${base}.pdf`, file: page.File });
    if (!isAlone)
      for (const file of await supportingFiles(portal.db, actor, page))
        parts.push({ path: `${base}-disclosure${/\.[A-Za-z0-9]{1,5}$/.exec(file.Name)?.[0] ?? ''}`, file });
    await progress.done(at + 1);
  }
  return parts;
}
