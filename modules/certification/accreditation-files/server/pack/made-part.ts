import { sha256 } from '#platform/server/signing/sha256.ts';
import type { MadePart } from './manifest.ts';

export function madePart(Path: string, text: string, What: string): MadePart {
  const Bytes = Buffer.from(text);
  return { Path, Bytes, Sha256: sha256(Bytes), What };
}
