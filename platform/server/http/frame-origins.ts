import type { Settings } from '../configuration/settings.ts';
import { defineSyncHook } from '../hooks.ts';

/** Hook for origins whose pages may be embedded in frames, for the content security policy. */
export const frameOrigins = defineSyncHook<Settings, readonly string[]>('http.frame-origins');
