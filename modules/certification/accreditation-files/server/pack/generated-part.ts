/**
 * Builds a generated part of the accreditation file's ZIP (path, bytes, kind) from a text, with the SHA-256
 * that the signed index lists.
 */
import { sha256 } from '#platform/server/signing/sha256.ts';
import type { GeneratedPart } from './manifest.ts';

export function generatedPart(Path: string, text: string, What: string): GeneratedPart {
  const Bytes = Buffer.from(text);
  return { Path, Bytes, Sha256: sha256(Bytes), What };
}
