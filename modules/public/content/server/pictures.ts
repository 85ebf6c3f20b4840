/**
 * Publishes uploaded pictures for the public content, re-encoded so that only their pixels are published,
 * and sends them to anyone with their key.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '#platform/server/audit/audit.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { renderPicture } from '#platform/server/media/picture/render-picture.ts';
import type { contentRoutes } from '../rules/contract.ts';
import { PICTURE_PATH } from '../rules/shapes.ts';
import { idempotentChange } from './idempotent-change.ts';

/** Longest side in pixels: sharp at full text width on a high-resolution display. */
const SIDE = 1600;

type PictureContext = Pick<
  Context<typeof contentRoutes.picture>,
  'db' | 'settings' | 'actor' | 'body' | 'at' | 'address' | 'idempotencyKey'
>;

/**
 * Re-encodes the caller's own upload and publishes it under a new key, so that only its pixels are
 * published.
 */
export async function savePicture(context: PictureContext): Promise<DataOf<typeof contentRoutes.picture>> {
  const { settings, actor, body, at, address } = context;
  const store = openFileStore(settings);
  const options = { FileKey: body.FileKey, owner: actor, side: SIDE, format: 'webp' as const };
  const { source, Width, Height } = await renderPicture(context, store, options);
  return idempotentChange(context, 'CONTENT_PICTURE', async (tx) => {
    const { FileKey } = await storeFile(tx, store, {
      FileKey: newKey(),
      Name: 'picture.webp',
      Kind: 'image',
      Type: 'image/webp',
      Size: source.byteLength,
      Sha256: createHash('sha256').update(source).digest('hex'),
      // Owned by the organisation, not by the uploading user.
      AccountId: null,
      ApplicationId: null,
      source,
    });
    await tx.insertInto('ContentPicture').values({ FileKey, AccountId: actor.Id, At: at }).execute();
    await audit(tx, { AccountId: actor.Id, Event: 'CONTENT_PICTURE', Object: FileKey, Address: address });
    return { Address: `${PICTURE_PATH}${FileKey}`, Width, Height };
  });
}

/** Sends a content picture to anyone with its key. It never changes, so browsers may cache it. */
export async function sendContentPicture(
  { db }: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key } = request.params as { key: string };
  const file = await db
    .selectFrom('ContentPicture')
    .innerJoin('File', 'File.FileKey', 'ContentPicture.FileKey')
    .select(['File.StorageKey', 'File.Size', 'File.Type'])
    .where('ContentPicture.FileKey', '=', key)
    .executeTakeFirst();
  if (!file) return fail('ERR_NOT_FOUND');
  return reply
    .header('content-type', file.Type)
    .header('content-length', file.Size)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .send(await store.get(file.StorageKey));
}
