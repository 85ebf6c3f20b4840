import type { Settings } from '#platform/server/configuration/settings.ts';
import { fail } from '#platform/server/http/fail.ts';
import { type ContentKind, isLegal } from '../rules/kinds.ts';

/**
 * Refuses to start or publish a draft of a legal text in the portal while an external server provides the
 * legal texts.
 */
export function assertNotExternal({ CMS_URL }: Settings, kind: ContentKind): void {
  if (CMS_URL !== undefined && isLegal(kind)) fail('ERR_TRANSITION', { Text: 'ERR_CONTENT_EXTERNAL' });
}
