import type { Settings } from '../configuration/settings.ts';
import { defineSyncHook } from '../hooks.ts';

/**
 * Hook through which modules name external origins whose pages the portal may embed in frames, such as
 * external forms; they are added to the content security policy.
 */
export const frameOrigins = defineSyncHook<Settings, readonly string[]>('http.frame-origins');
