import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openCompiler } from '#platform/server/pdf/open-compiler.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';

/**
 * Compiles a PDF template of a module with the given data and returns the violations of PDF/A-2a and
 * PDF/UA-1 that the compiler reports, for tests of templates.
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
