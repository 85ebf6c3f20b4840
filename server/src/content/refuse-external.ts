import { type ContentKind, isLegal } from '@assay/shared/content/kinds.ts';
import { fail } from '../http/fail.ts';
import type { Settings } from '../settings.ts';

/** While another server publishes the legal texts, nobody does it here. */
export function refuseExternal({ CMS_URL }: Settings, kind: ContentKind): void {
  if (CMS_URL !== undefined && isLegal(kind)) fail('ERR_TRANSITION', { Text: 'ERR_CONTENT_EXTERNAL' });
}
