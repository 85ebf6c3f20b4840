/**
 * Handlers for a client organisation's logo: sets or removes it from the profile, and sends it to the
 * organisation's own users and to staff.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProfileView, profileRoutes } from '#modules/identity/accounts/rules/index.ts';
import { profileOf } from '#modules/identity/accounts/server/index.ts';
import { authenticatedCaller } from '#modules/identity/sign-in/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { auditChange } from '#platform/server/audit/audit-change.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { sendPicture } from '#platform/server/files/send-picture.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import type { Context, Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { renderPicture } from '#platform/server/media/picture/render-picture.ts';

type LogoContext = Context<typeof profileRoutes.logo>;

/** Side length of a logo in pixels, the largest size shown on any screen. */
const SIDE = 512;

/** Uses the caller's own uploaded image as the logo, re-rendered at logo size; null removes the logo. */
export async function setLogo(context: LogoContext, store: FileStore): Promise<ProfileView> {
  const { db, actor, body, address, at } = context;
  const { OrganisationId } = actor;
  if (OrganisationId === null) return fail('ERR_NOT_FOUND');
  const LogoFileKey = body.FileKey === null ? null : await renderLogo(context, store, body.FileKey);
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('Organisation')
      .select(['OrganisationKey', 'LogoFileKey'])
      .where('Id', '=', OrganisationId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('Organisation')
      .set({ LogoFileKey, UpdatedAt: at })
      .where('Id', '=', OrganisationId)
      .execute();
    await auditChange(tx, {
      AccountId: actor.Id,
      Event: 'ORGANISATION_LOGO',
      Object: before.OrganisationKey,
      Address: address,
      Before: before,
      After: { LogoFileKey },
    });
    return profileOf(tx, actor);
  });
}

async function renderLogo(context: LogoContext, store: FileStore, FileKey: string): Promise<string> {
  const { db, actor } = context;
  const { source } = await renderPicture(context, store, { FileKey, owner: actor, side: SIDE });
  const stored = await storeFile(db, store, {
    FileKey: newKey(),
    Name: 'logo.png',
    Kind: 'image',
    Type: 'image/png',
    Size: source.byteLength,
    Sha256: createHash('sha256').update(source).digest('hex'),
    AccountId: actor.Id,
    ApplicationId: null,
    source,
  });
  return stored.FileKey;
}

/** Sends an organisation's logo to its own users and to staff; not found for all others. */
export async function sendLogo(
  portal: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = await authenticatedCaller(portal, request, 'GET');
  const { OrganisationKey } = request.query as { OrganisationKey?: unknown };
  if (typeof OrganisationKey !== 'string' || !canView(actor, OrganisationKey)) return fail('ERR_NOT_FOUND');
  const file = await portal.db
    .selectFrom('Organisation')
    .innerJoin('File', 'File.FileKey', 'Organisation.LogoFileKey')
    .select(['File.StorageKey', 'File.Size'])
    .where('Organisation.OrganisationKey', '=', OrganisationKey)
    .executeTakeFirst();
  return sendPicture(reply, store, file);
}

const canView = (actor: SignedIn, organisationKey: string): boolean =>
  !isClient(actor.Roles) || actor.OrganisationKey === organisationKey;
