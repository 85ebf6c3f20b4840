import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateFolder } from '#platform/server/pdf/compiler.ts';

/** The page that the portal prints by itself, and that every template begins as a copy of. */
export const defaultPagePath = join(templateFolder, 'certificate.typ');

export const defaultPageSource = (): string => readFileSync(defaultPagePath, 'utf8');
