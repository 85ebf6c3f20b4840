import type { LegalKind } from '#modules/identity/accounts/rules/legal-kinds.ts';
import { loadContent } from '#modules/public/content/server/load-content.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { SiteLegalText } from '../rules/page.ts';

export async function siteLegalText({ db }: Portal, Kind: LegalKind): Promise<SiteLegalText> {
  const { Content, VersionId, EffectiveAt } = await loadContent(db, Kind);
  return { Kind, Text: Content, VersionId, Since: hongKongDate(EffectiveAt) };
}
