import type { MadePart } from '../pack/manifest.ts';
import { MANIFEST, SUMS } from '../pack/manifest.ts';
import type { CheckedOriginal } from '../pack/original.ts';
import type { Block, Cell, Section } from './blocks.ts';
import { strong, toned, type Words } from './words.ts';

/** Every part of the ZIP with its fingerprint: this signature vouches for all of them. */
export function fileSection(
  parts: readonly MadePart[],
  originals: readonly CheckedOriginal[],
  w: Words,
): Section {
  const faults = originals.filter((one) => one.State !== 'INTACT');
  return {
    Title: w.say('DOSSIER_PART_FILES'),
    Blocks: [
      {
        Kind: 'NOTE',
        Tone: faults.length === 0 ? 'good' : 'bad',
        Title:
          faults.length === 0
            ? w.say('DOSSIER_ALL_INTACT', { count: originals.length })
            : w.say('DOSSIER_NOT_INTACT', { count: faults.length, total: originals.length }),
        Texts: [w.say('DOSSIER_FILES_TEXT', { manifest: MANIFEST, sums: SUMS })],
      },
      ...(faults.length === 0
        ? []
        : ([{ Kind: 'PART', Title: w.say('DOSSIER_FAULTS') }, faultTable(faults, w)] satisfies Block[])),
      { Kind: 'PART', Title: w.say('DOSSIER_ORIGINALS') },
      originals.length === 0
        ? { Kind: 'TEXT', Text: w.say('DOSSIER_NO_FILES') }
        : fileTable(
            originals.map((one) => ({
              Path: one.Path,
              Use: w.say(`DOSSIER_USE_${one.Use}`),
              Size: one.Found?.Size ?? one.Size,
              Sha256: one.Found?.Sha256 ?? one.Sha256,
            })),
            w,
          ),
      { Kind: 'PART', Title: w.say('DOSSIER_MADE_PARTS') },
      fileTable(
        parts.map((one) => ({
          Path: one.Path,
          Use: w.say('DOSSIER_USE_MADE'),
          Size: one.Bytes.byteLength,
          Sha256: one.Sha256,
        })),
        w,
      ),
    ],
  };
}

type Line = { Path: string; Use: Cell; Size: number; Sha256: string };

const fileTable = (rows: readonly Line[], w: Words): Block => ({
  Kind: 'TABLE',
  Widths: [43, 15, 12, 30],
  Head: [w.say('DOSSIER_FILE'), w.say('DOSSIER_USE'), w.say('DOSSIER_BYTES'), w.say('DOSSIER_SHA256')],
  Rows: rows.map((row) => [
    w.plain(row.Path),
    row.Use,
    w.plain(row.Size.toLocaleString('en-GB')),
    toned(w.hash(row.Sha256), 'soft'),
  ]),
});

const faultTable = (faults: readonly CheckedOriginal[], w: Words): Block => ({
  Kind: 'TABLE',
  Widths: [36, 20, 22, 22],
  Head: [w.say('DOSSIER_FILE'), w.say('DOSSIER_FAULT'), w.say('DOSSIER_RECORDED'), w.say('DOSSIER_FOUND')],
  Rows: faults.map((one) => [
    strong(w.plain(one.Path)),
    toned(w.say(one.State === 'MISSING' ? 'DOSSIER_MISSING' : 'DOSSIER_DAMAGED'), 'bad'),
    w.hash(one.Sha256),
    w.hash(one.Found?.Sha256),
  ]),
});
