/**
 * Chooses the logo, signature and accreditation marks that a service's certificate shows on a given day, and
 * reads the bytes of those pictures; fails if a file no longer matches its hash.
 */
import { buffer } from 'node:stream/consumers';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import { sha256 } from '#platform/server/signing/sha256.ts';
import type { CertificateFacts, PrintedMark, PrintedMarks } from './document/facts.ts';
import { picturePath, printedMarks } from './document/pictures.ts';

/** The pictures (logo, marks) printed on a page of this service dated `day` (YYYY-MM-DD). */
export async function marksOn(db: Queries, serviceKey: string, day: string): Promise<PrintedMarks> {
  const isValid: RawBuilder<boolean> = sql`${day}::date between valid_from and coalesce(valid_to, 'infinity')`;
  const rows = await db
    .selectFrom('Mark')
    .select(['Kind', 'Name', 'Title', 'Alt', 'Services', 'FileKey', 'Sha256', 'Width', 'Height'])
    .where('RemovedAt', 'is', null)
    .where(isValid)
    .orderBy('ValidFrom')
    .orderBy('Id')
    .execute();
  const shown = rows.filter(({ Services }) => Services.length === 0 || Services.includes(serviceKey));
  const logo = shown.find(({ Kind }) => Kind === 'LOGO');
  const hand = shown.find(({ Kind }) => Kind === 'SIGNATURE');
  return {
    Logo: logo ? printed(logo) : null,
    Signature: hand ? { ...printed(hand), Name: hand.Name, Title: hand.Title } : null,
    Accreditations: shown.filter(({ Kind }) => Kind === 'ACCREDITATION').map(printed),
  };
}

const printed = ({ FileKey, Sha256, Width, Height, Alt }: PrintedMark): PrintedMark => ({
  FileKey,
  Sha256,
  Width,
  Height,
  Alt,
});

/**
 * Reads the bytes of every picture that the facts reference; fails if a file no longer matches its recorded
 * hash.
 */
export async function pictureBytes(
  { db, settings }: Portal,
  facts: Pick<CertificateFacts, 'Marks'>,
): Promise<PictureBytes[]> {
  const marks = printedMarks(facts);
  if (marks.length === 0) return [];
  const store = openFileStore(settings);
  const files = await db
    .selectFrom('File')
    .select(['FileKey', 'StorageKey'])
    .where(
      'FileKey',
      'in',
      marks.map((mark) => mark.FileKey),
    )
    .execute();
  return Promise.all(
    marks.map(async (mark) => {
      const file = files.find((one) => one.FileKey === mark.FileKey);
      if (!file) throw new Error(`the picture ${mark.FileKey} is missing`);
      const Bytes = await buffer(await store.get(file.StorageKey));
      if (sha256(Bytes) !== mark.Sha256) throw new Error(`the picture ${mark.FileKey} has changed`);
      return { Path: picturePath(mark), Bytes };
    }),
  );
}
