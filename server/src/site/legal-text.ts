import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { LegalKind } from '@assay/shared/legal/kinds.ts';
import type { SiteLegalText } from '@assay/shared/site/page.ts';
import type { Portal } from '../http/context.ts';
import { loadLegalText } from '../legal/load-text.ts';

export async function siteLegalText({ db }: Portal, Kind: LegalKind): Promise<SiteLegalText> {
  const { Text, VersionId, EffectiveAt } = await loadLegalText(db, Kind);
  return { Kind, Text, VersionId, Since: hongKongDate(EffectiveAt) };
}
