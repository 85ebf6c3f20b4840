import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateFolder } from '#platform/server/pdf/compiler.ts';

/**
 * Path and source of the built-in Typst template of the certificate page, of which every custom template
 * starts as a copy.
 */
export const defaultPagePath = join(templateFolder, 'certificate.typ');

export const defaultPageSource = (): string => readFileSync(defaultPagePath, 'utf8');
