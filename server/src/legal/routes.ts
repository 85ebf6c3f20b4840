import { type LegalDocument, legalRoutes } from '@assay/shared/legal/contract.ts';
import type { LegalKind } from '@assay/shared/legal/kinds.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Queries } from '../db/connect.ts';
import type { Bind } from '../http/bind.ts';
import { listVersions } from './list-versions.ts';
import { loadLegalText } from './load-text.ts';
import { publishVersion } from './publish-version.ts';
import { renderLegalText } from './render-text.ts';
import { viewVersion } from './view-version.ts';

export function bindLegal(bind: Bind): void {
  bind(legalRoutes.terms, ({ db, language }) => inForce(db, 'TERMS', language));
  bind(legalRoutes.privacy, ({ db, language }) => inForce(db, 'PRIVACY', language));
  bind(legalRoutes.cookies, ({ db, language }) => inForce(db, 'COOKIES', language));
  bind(legalRoutes.list, listVersions);
  bind(legalRoutes.view, viewVersion);
  bind(legalRoutes.publish, publishVersion);
}

async function inForce(db: Queries, kind: LegalKind, language: Language): Promise<LegalDocument> {
  const { VersionId, Saved, EffectiveAt, Text } = await loadLegalText(db, kind);
  return {
    content: renderLegalText(Text[language], language),
    versionx: {
      version_id: VersionId,
      saved: Saved.toISOString(),
      effective: EffectiveAt.toISOString(),
    },
  };
}
