import type { GeneratedPart } from '../pack/manifest.ts';
import { MANIFEST, SUMS } from '../pack/manifest.ts';
import type { CheckedOriginal } from '../pack/original.ts';
import type { Block, Cell, Section } from './blocks.ts';
import { type PageText, strong, toned } from './page-text.ts';

/** Every part of the ZIP with its fingerprint: this signature vouches for all of them. */
export function fileSection(
  parts: readonly GeneratedPart[],
  originals: readonly CheckedOriginal[],
  w: PageText,
): Section {
  const faults = originals.filter((one) => one.State !== 'INTACT');
  return {
    Title: w.text('DOSSIER_PART_FILES'),
    Blocks: [
      {
        Kind: 'NOTE',
        Tone: faults.length === 0 ? 'good' : 'bad',
        Title:
          faults.length === 0
            ? w.text('DOSSIER_ALL_INTACT', { count: originals.length })
            : w.text('DOSSIER_NOT_INTACT', { count: faults.length, total: originals.length }),
        Texts: [w.text('DOSSIER_FILES_TEXT', { manifest: MANIFEST, sums: SUMS })],
      },
      ...(faults.length === 0
        ? []
        : ([{ Kind: 'PART', Title: w.text('DOSSIER_FAULTS') }, faultTable(faults, w)] satisfies Block[])),
      { Kind: 'PART', Title: w.text('DOSSIER_ORIGINALS') },
      originals.length === 0
        ? { Kind: 'TEXT', Text: w.text('DOSSIER_NO_FILES') }
        : fileTable(
            originals.map((one) => ({
              Path: one.Path,
              Use: w.text(`DOSSIER_USE_${one.Use}`),
              Size: one.Found?.Size ?? one.Size,
              Sha256: one.Found?.Sha256 ?? one.Sha256,
            })),
            w,
          ),
      { Kind: 'PART', Title: w.text('DOSSIER_MADE_PARTS') },
      fileTable(
        parts.map((one) => ({
          Path: one.Path,
          Use: w.text('DOSSIER_USE_MADE'),
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
  Head: [w.text('DOSSIER_FILE'), w.text('DOSSIER_USE'), w.text('DOSSIER_BYTES'), w.text('DOSSIER_SHA256')],
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
    w.text('DOSSIER_FILE'),
    w.text('DOSSIER_FAULT'),
    w.text('DOSSIER_RECORDED'),
    w.text('DOSSIER_FOUND'),
  ],
  Rows: faults.map((one) => [
    strong(w.plain(one.Path)),
    toned(w.text(one.State === 'MISSING' ? 'DOSSIER_MISSING' : 'DOSSIER_DAMAGED'), 'bad'),
    w.hash(one.Sha256),
    w.hash(one.Found?.Sha256),
  ]),
});
