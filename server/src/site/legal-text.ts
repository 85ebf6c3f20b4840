import type { LegalKind } from '@assay/shared/content/kinds.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { SiteLegalText } from '@assay/shared/site/page.ts';
import { loadContent } from '../content/load-content.ts';
import type { Portal } from '../http/context.ts';

export async function siteLegalText({ db }: Portal, Kind: LegalKind): Promise<SiteLegalText> {
  const { Content, VersionId, EffectiveAt } = await loadContent(db, Kind);
  return { Kind, Text: Content, VersionId, Since: hongKongDate(EffectiveAt) };
}
