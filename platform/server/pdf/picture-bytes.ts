import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { templateFolder } from './compiler.ts';

/** A picture as the compiler gets it; the path begins at the root of the templates. */
export interface PictureBytes {
  readonly Path: string;
  readonly Bytes: Uint8Array;
}

/** Lays pictures where templates look for them, without writing any file. */
export function mapPictures(typst: NodeCompiler, pictures: readonly PictureBytes[]): void {
  for (const { Path, Bytes } of pictures) typst.mapShadow(join(templateFolder, Path), Buffer.from(Bytes));
}
