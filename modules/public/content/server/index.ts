/** What other modules may use of this one; everything else is its own. */
export { announcementsFor } from './announcements.ts';
export { fillContent } from './fill-content.ts';
export { findContent } from './find-content.ts';
export { type LoadedContent, loadContent } from './load-content.ts';
export { cachedVersions } from './version-cache.ts';
