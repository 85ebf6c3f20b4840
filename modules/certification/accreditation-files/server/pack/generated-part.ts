/** Builds a generated part of the ZIP, with its hash, from a text. */
import { sha256 } from '#platform/server/signing/sha256.ts';
import type { GeneratedPart } from './manifest.ts';

export function generatedPart(Path: string, text: string, What: string): GeneratedPart {
  const Bytes = Buffer.from(text);
  return { Path, Bytes, Sha256: sha256(Bytes), What };
}
