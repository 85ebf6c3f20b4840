import type { FastifyInstance } from 'fastify';
import type { LegalKind } from '#modules/identity/accounts/rules/legal-kinds.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { contentRoutes, type LegalDocument } from '../rules/contract.ts';
import { announcedTo } from './announcements.ts';
import { beginDraft } from './begin-draft.ts';
import { discardDraft } from './discard-draft.ts';
import { listVersions } from './list-versions.ts';
import { loadContent } from './load-content.ts';
import { keepPicture, sendContentPicture } from './pictures.ts';
import { previewContent } from './preview-content.ts';
import { publishDraft } from './publish-draft.ts';
import { saveDraft } from './save-draft.ts';
import { viewContent } from './view-content.ts';
import { withdrawVersion } from './withdraw-version.ts';

export function bindContent(bind: Bind): void {
  bind(contentRoutes.terms, ({ db, language }) => inForce(db, 'TERMS', language));
  bind(contentRoutes.privacy, ({ db, language }) => inForce(db, 'PRIVACY', language));
  bind(contentRoutes.cookies, ({ db, language }) => inForce(db, 'COOKIES', language));
  bind(contentRoutes.faq, async ({ db }) => (await loadContent(db, 'FAQ')).Content);
  bind(contentRoutes.announcements, ({ db, actor, at }) => announcedTo(db, actor, at));
  bind(contentRoutes.list, listVersions);
  bind(contentRoutes.view, viewContent);
  bind(contentRoutes.preview, previewContent);
  bind(contentRoutes.begin, beginDraft);
  bind(contentRoutes.save, saveDraft);
  bind(contentRoutes.discard, discardDraft);
  bind(contentRoutes.publish, publishDraft);
  bind(contentRoutes.withdraw, withdrawVersion);
  bind(contentRoutes.picture, keepPicture);
}

/** Answers a picture, not JSON. */
export function registerContent(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/image/view/:key', { compress: false }, (request, reply) =>
    sendContentPicture(portal, store, request, reply),
  );
}

async function inForce(db: Queries, kind: LegalKind, language: Language): Promise<LegalDocument> {
  const { VersionId, Saved, EffectiveAt, Content } = await loadContent(db, kind);
  return {
    content: Content[language],
    versionx: {
      version_id: VersionId,
      saved: Saved.toISOString(),
      effective: EffectiveAt.toISOString(),
    },
  };
}
