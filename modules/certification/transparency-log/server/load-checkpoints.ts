import { countCapped, pageOf } from '#platform/server/database/page.ts';
import type { Context } from '#platform/server/http/context.ts';
import { publicKeys } from '#platform/server/proof/proof-key.ts';
import type { transparencyRoutes } from '../rules/contract.ts';
import { originOf } from './checkpoint-text.ts';
import { newestCheckpoint } from './checkpoints.ts';
import { verifierKey } from './signed-note.ts';

/**
 * API handler that lists the signed checkpoints of the public log page by page, newest first by default,
 * with all keys needed to verify them.
 */
export async function loadCheckpoints({ db, query }: Context<typeof transparencyRoutes.checkpoints>) {
  const { limit, offset } = pageOf(query);
  const all = db.selectFrom('LogCheckpoint');
  const rows = await all
    .select(['Size', 'Root', 'At', 'Note'])
    .orderBy('Size', query.Sort === 'Size' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const newest = await newestCheckpoint(db);
  const keys = newest ? await publicKeys(db, 'LOG') : [];
  return {
    Rows: rows.map(({ Size, Root, At, Note }) => ({
      ...{ Size, Note },
      Root: Root.toString('base64'),
      At: At.toISOString(),
    })),
    ...(await countCapped(db, all.select('Size'))),
    Keys: keys.map(({ Kid, PublicJwk, CreatedAt, RetiredAt }) => ({
      Kid,
      VerifierKey: verifierKey(newest ? originOf(newest.Note) : '', PublicJwk),
      From: CreatedAt.toISOString(),
      Until: RetiredAt?.toISOString() ?? null,
    })),
  };
}
