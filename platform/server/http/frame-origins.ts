import type { Settings } from '../configuration/settings.ts';
import { defineSyncHook } from '../hooks.ts';

/** Whose pages may be framed by ours, for the page's security policy. */
export const frameOrigins = defineSyncHook<Settings, readonly string[]>('http.frame-origins');
