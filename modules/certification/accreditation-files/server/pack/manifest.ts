import type { CheckedOriginal } from './original.ts';

/** A part of the accreditation file's ZIP that was generated for it. */
export type GeneratedPart = { Path: string; Bytes: Uint8Array; Sha256: string; What: string };

export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';

type ManifestInput = { CertificateNo: string; MadeAt: string; MadeBy: string; Index: string };

/**
 * Machine-readable manifest of the ZIP: one line in `Files` per part, with its hash, in the order of the
 * ZIP.
 */
export function manifestOf(
  { CertificateNo, MadeAt, MadeBy, Index }: ManifestInput,
  parts: readonly GeneratedPart[],
  originals: readonly CheckedOriginal[],
): string {
  const Files = [
    ...parts.map(({ Path, Bytes, Sha256, What }) => ({ Path, What, Size: Bytes.byteLength, Sha256 })),
    ...originals
      .filter((one) => one.Found !== null)
      .map((one) => ({
        Path: one.Path,
        What: one.Use,
        Size: one.Found?.Size,
        Sha256: one.Found?.Sha256,
        Name: one.Name,
        Type: one.Type,
        ApplicationNo: one.ApplicationNo,
        KeptAt: one.At,
        State: one.State,
        ...(one.State === 'DAMAGED' && { RecordedSha256: one.Sha256 }),
      })),
  ];
  const Missing = originals
    .filter((one) => one.State === 'MISSING')
    .map(({ Path, Name, Size, Sha256, ApplicationNo }) => ({ Path, Name, Size, Sha256, ApplicationNo }));
  return `${JSON.stringify({ Format: 'assay-accreditation-file/1', CertificateNo, MadeAt, MadeBy, Index, Files, Missing }, null, 2)}\n`;
}

/** Checksum list in the format that `sha256sum --check` reads. */
export const sumsOf = (entries: readonly { Path: string; Sha256: string }[]): string =>
  entries.map(({ Path, Sha256 }) => `${Sha256}  ${Path}\n`).join('');
