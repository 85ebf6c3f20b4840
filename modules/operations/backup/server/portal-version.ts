import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version that this portal's package names. */
export const portalVersion = (): string =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
