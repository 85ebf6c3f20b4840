import type { GeneratedPart } from '../pack/manifest.ts';
import { MANIFEST, SUMS } from '../pack/manifest.ts';
import type { CheckedOriginal } from '../pack/original.ts';
import type { Block, Cell, Section } from './blocks.ts';
import { type PageText, strong, toned } from './page-text.ts';

/**
 * Section of the accreditation file's index that lists every part of the ZIP with its hash, so that the
 * index's signature covers all of them, and reports damaged or missing files.
 */
export function fileSection(
  parts: readonly GeneratedPart[],
  originals: readonly CheckedOriginal[],
  w: PageText,
): Section {
  const faults = originals.filter((one) => one.State !== 'INTACT');
  return {
    Title: w.text('ACCREDITATION_FILE_PART_FILES'),
    Blocks: [
      {
        Kind: 'NOTE',
        Tone: faults.length === 0 ? 'good' : 'bad',
        Title:
          faults.length === 0
            ? w.text('ACCREDITATION_FILE_ALL_INTACT', { count: originals.length })
            : w.text('ACCREDITATION_FILE_NOT_INTACT', { count: faults.length, total: originals.length }),
        Texts: [w.text('ACCREDITATION_FILE_FILES_TEXT', { manifest: MANIFEST, sums: SUMS })],
      },
      ...(faults.length === 0
        ? []
        : ([
            { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_FAULTS') },
            faultTable(faults, w),
          ] satisfies Block[])),
      { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_ORIGINALS') },
      originals.length === 0
        ? { Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NO_FILES') }
        : fileTable(
            originals.map((one) => ({
              Path: one.Path,
              Use: w.text(`ACCREDITATION_FILE_USE_${one.Use}`),
              Size: one.Found?.Size ?? one.Size,
              Sha256: one.Found?.Sha256 ?? one.Sha256,
            })),
            w,
          ),
      { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_GENERATED_PARTS') },
      fileTable(
        parts.map((one) => ({
          Path: one.Path,
          Use: w.text('ACCREDITATION_FILE_USE_GENERATED'),
          Size: one.Bytes.byteLength,
          Sha256: one.Sha256,
        })),
        w,
      ),
    ],
  };
}

type Line = { Path: string; Use: Cell; Size: number; Sha256: string };

const fileTable = (rows: readonly Line[], w: PageText): Block => ({
  Kind: 'TABLE',
  Widths: [43, 15, 12, 30],
  Head: [
    w.text('ACCREDITATION_FILE_FILE'),
    w.text('ACCREDITATION_FILE_USE'),
    w.text('ACCREDITATION_FILE_BYTES'),
    w.text('ACCREDITATION_FILE_SHA256'),
  ],
  Rows: rows.map((row) => [
    w.plain(row.Path),
    row.Use,
    w.plain(row.Size.toLocaleString('en-GB')),
    toned(w.hash(row.Sha256), 'soft'),
  ]),
});

const faultTable = (faults: readonly CheckedOriginal[], w: PageText): Block => ({
  Kind: 'TABLE',
  Widths: [36, 20, 22, 22],
  Head: [
    w.text('ACCREDITATION_FILE_FILE'),
    w.text('ACCREDITATION_FILE_FAULT'),
    w.text('ACCREDITATION_FILE_RECORDED'),
    w.text('ACCREDITATION_FILE_FOUND'),
  ],
  Rows: faults.map((one) => [
    strong(w.plain(one.Path)),
    toned(
      w.text(one.State === 'MISSING' ? 'ACCREDITATION_FILE_MISSING' : 'ACCREDITATION_FILE_DAMAGED'),
      'bad',
    ),
    w.hash(one.Sha256),
    w.hash(one.Found?.Sha256),
  ]),
});
