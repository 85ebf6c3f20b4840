/**
 * Public interface of the content module for other server modules: announcements, content and cached legal
 * versions.
 */
export { announcementsFor } from './announcements.ts';
export { fillContent } from './fill-content.ts';
export { findContent } from './find-content.ts';
export { type LoadedContent, loadContent } from './load-content.ts';
export { cachedVersions } from './version-cache.ts';
