/** HTTP endpoints of the content module: view, draft editing, publication, withdrawal, pictures. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { LegalKind } from '#modules/identity/accounts/rules/index.ts';
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Context, Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { contentRoutes, type DraftFacts, type LegalDocument, type WholeContent } from '../rules/contract.ts';
import { announcedTo } from './announcements.ts';
import { announcementsRoom } from './announcements-room.ts';
import { assertNotExternal } from './assert-not-external.ts';
import { draftFacts } from './draft-facts.ts';
import { findContent } from './find-content.ts';
import { idempotentChange } from './idempotent-change.ts';
import { listVersions } from './list-versions.ts';
import { loadContent } from './load-content.ts';
import { lockDraft } from './lock-draft.ts';
import { savePicture, sendContentPicture } from './pictures.ts';
import { publishDraft } from './publish-draft.ts';
import { sanitiseContent } from './sanitise-content.ts';
import { clearVersionCache } from './version-cache.ts';

/** Withdraws a version before it comes into force; afterwards it can only be replaced. */
function withdrawVersion(context: Context<typeof contentRoutes.withdraw>): Promise<Record<string, never>> {
  const { actor, body, at, address } = context;
  requireStepUp(actor, at);
  return idempotentChange(context, 'CONTENT_WITHDRAW', async (tx) => {
    const { Kind, VersionId } = body;
    const row =
      (await tx
        .selectFrom('ContentVersion')
        .select(['Id', sql<boolean>`effective_at > clock_timestamp()`.as('IsComing')])
        .where('Kind', '=', Kind)
        .where('VersionId', '=', VersionId)
        .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
    // Of two concurrent requests, the second waits and finds the version withdrawn.
    const taken =
      row.IsComing &&
      (await tx
        .insertInto('ContentWithdrawal')
        .values({ ContentVersionId: row.Id, AccountId: actor.Id, At: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('ContentVersionId')
        .executeTakeFirst());
    if (!taken) fail('ERR_TRANSITION', { Text: 'ERR_CONTENT_NOT_COMING' });
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'CONTENT_WITHDRAW',
      Object: `${Kind} ${VersionId}`,
      Address: address,
    });
    return {};
  });
}

/** Returns a published version or the open draft. */
async function viewContent({ db, query }: Context<typeof contentRoutes.view>): Promise<WholeContent> {
  const { Kind, VersionId } = query;
  const Content = (await findContent(db, Kind, VersionId)) ?? fail('ERR_NOT_FOUND');
  const Draft = VersionId === undefined ? await draftFacts(db, Kind) : null;
  // Kind and content match, but the compiler cannot track the pair through the union.
  return { Kind, VersionId: VersionId ?? null, Draft, Content } as WholeContent;
}

/** Saves the draft. Intermediate saves are not logged; publishing is. */
function saveDraft(context: Context<typeof contentRoutes.save>): Promise<DraftFacts> {
  const { actor, body, at } = context;
  const clean = sanitiseContent(body.Kind, body.Content);
  return idempotentChange(context, 'CONTENT_SAVE', async (tx) => {
    const { Version } = await lockDraft(tx, body.Kind, body.Version);
    await tx
      .updateTable('ContentDraft')
      .set({ Content: json(clean), Version: Version + 1, AccountId: actor.Id, UpdatedAt: at })
      .where('Kind', '=', body.Kind)
      .execute();
    return (await draftFacts(tx, body.Kind)) ?? fail('ERR_NOT_FOUND');
  });
}

/** Discards the draft; published versions are not affected. */
function discardDraft(context: Context<typeof contentRoutes.discard>): Promise<Record<string, never>> {
  const { actor, body, address } = context;
  return idempotentChange(context, 'CONTENT_DISCARD', async (tx) => {
    const { BasedOn } = await lockDraft(tx, body.Kind, body.Version);
    await tx.deleteFrom('ContentDraft').where('Kind', '=', body.Kind).execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'CONTENT_DISCARD',
      Object: body.Kind,
      Address: address,
      Detail: { BasedOn },
    });
    return {};
  });
}

/** Creates the draft of a kind from a version. Of two concurrent requests one creates it, and both use it. */
function startDraft(context: Context<typeof contentRoutes.begin>): Promise<DraftFacts> {
  const { actor, body, at, address, settings } = context;
  assertNotExternal(settings, body.Kind);
  return idempotentChange(context, 'CONTENT_BEGIN', async (tx) => {
    const BasedOn = body.VersionId ?? (await loadContent(tx, body.Kind)).VersionId;
    const content = (await findContent(tx, body.Kind, BasedOn)) ?? fail('ERR_NOT_FOUND');
    const opened = await tx
      .insertInto('ContentDraft')
      .values({ Kind: body.Kind, Content: json(content), BasedOn, AccountId: actor.Id, UpdatedAt: at })
      .onConflict((conflict) => conflict.column('Kind').doNothing())
      .returning(sql<boolean>`true`.as('IsNew'))
      .executeTakeFirst();
    if (opened)
      await audit(tx, {
        AccountId: actor.Id,
        Event: 'CONTENT_BEGIN',
        Object: body.Kind,
        Address: address,
        Detail: { BasedOn },
      });
    return (await draftFacts(tx, body.Kind)) ?? fail('ERR_NOT_FOUND');
  });
}

/** Registers the route that serves content pictures. */
function registerContent(app: FastifyInstance, portal: Portal, store: FileStore): void {
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

export const http = defineHttp({
  calls: [
    ...answerAll(contentRoutes, {
      terms: ({ db, language }) => inForce(db, 'TERMS', language),
      privacy: ({ db, language }) => inForce(db, 'PRIVACY', language),
      cookies: ({ db, language }) => inForce(db, 'COOKIES', language),
      faq: async ({ db }) => (await loadContent(db, 'FAQ')).Content,
      announcements: ({ db, actor, at }) => announcedTo(db, actor, at),
      list: listVersions,
      view: viewContent,
      begin: startDraft,
      save: saveDraft,
      discard: discardDraft,
      publish: publishDraft,
      withdraw: withdrawVersion,
      picture: savePicture,
    }),
  ],
  register: registerContent,
  live: (db) => ({
    rooms: { content: announcementsRoom(db) },
    evict: { published: () => clearVersionCache(db) },
  }),
});
