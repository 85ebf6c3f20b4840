import { join } from 'node:path';

/** Folder of the built web files: files for browsers, and the bundle that renders public pages. */
export const DIST = join(import.meta.dirname, '../../../../apps/web/dist');
