/**
 * Part of the check of the public log: compares one signed checkpoint with the recomputed tree and its
 * signature; also reads all keys of the log, including retired ones.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import type { PublicJwk } from '#platform/server/database/proof-tables.ts';
import { publicKeys } from '#platform/server/proof/proof-key.ts';
import { auditStateOf, checkpointText, originOf } from '../checkpoint-text.ts';
import { openNote } from '../signed-note.ts';
import type { LogDifference } from './types.ts';

export type Checkpoint = { Size: number; Root: Buffer; Note: string; Kid: string; At: Date };
export type Keys = ReadonlyMap<string, PublicJwk>;

/** All log keys, including retired ones, which remain valid for what they signed. */
export const readKeys = async (db: Queries): Promise<Keys> =>
  new Map((await publicKeys(db, 'LOG')).map(({ Kid, PublicJwk }) => [Kid, PublicJwk]));

/** Compares a checkpoint with the recomputed root at its size and with its signed note. */
export function* checkCheckpoint(checkpoint: Checkpoint, root: Buffer, keys: Keys): Generator<LogDifference> {
  const { Size, Root, Note, Kid } = checkpoint;
  const About = `#${Size}`;
  if (!Root.equals(root))
    yield {
      Check: 'CHECKPOINT_ROOT',
      About,
      Expected: Root.toString('base64'),
      Found: root.toString('base64'),
    };
  const key = keys.get(Kid);
  const signed = key ? openNote(Note, key) : null;
  const text = checkpointText({ ...checkpoint, Origin: originOf(Note), Audit: auditStateOf(Note) });
  if (signed !== text) yield { Check: 'CHECKPOINT_NOTE', About, Expected: text, Found: signed ?? '' };
}
