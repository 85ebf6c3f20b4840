/**
 * Makes images in memory, such as logos and signatures, available to a document template at given paths
 * without writing files.
 */
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { templateFolder } from './compiler.ts';

/** An image for the compiler; the path starts at the templates' root. */
export interface PictureBytes {
  readonly Path: string;
  readonly Bytes: Uint8Array;
}

/** Maps images to the paths where templates expect them, without writing any file. */
export function mapPictures(typst: NodeCompiler, pictures: readonly PictureBytes[]): void {
  for (const { Path, Bytes } of pictures) typst.mapShadow(join(templateFolder, Path), Buffer.from(Bytes));
}
