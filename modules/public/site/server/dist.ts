import { join } from 'node:path';

/** What Vite built of the web: files for browsers, and the bundle that draws public pages. */
export const DIST = join(import.meta.dirname, '../../../../apps/web/dist');
