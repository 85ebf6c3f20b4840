import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openCompiler } from '#platform/server/pdf/open-compiler.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';

/**
 * Lists violations of PDF/A-2a and PDF/UA-1 that the compiler finds in a template; the path is relative to
 * `modules`.
 */
export async function standardFaults(
  template: string,
  page: unknown,
  Pictures: readonly PictureBytes[] = [],
): Promise<string[]> {
  const Source = await readFile(join(import.meta.dirname, '../../modules', template), 'utf8');
  const compiler = openCompiler();
  try {
    const { Problems } = await compiler.run({ Do: 'TRY', Source, Data: JSON.stringify(page), Pictures });
    return Problems.map((one) => one.Message);
  } finally {
    compiler.close();
  }
}
