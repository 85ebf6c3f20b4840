import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the portal's version from its package.json. */
export const portalVersion = (): string =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
