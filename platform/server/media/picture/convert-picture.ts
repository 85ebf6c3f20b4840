import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isClient } from '#platform/common/access/roles.ts';
import { MAX_PIXELS } from '#platform/common/settings/file-bounds.ts';
import { serializeByAccount } from '../../http/admission/serialize-by-account.ts';
import type { SignedIn } from '../../http/context.ts';
import { Failure, fail } from '../../http/fail.ts';
import { type Bounds, runBounded } from '../../operation/bounded/run-bounded.ts';
import { type Conversion, type ConvertedSize, TOO_MANY_PIXELS } from './conversion.ts';
import { estimatePixels } from './estimate-pixels.ts';
import { createPictureQueues, type PictureQueue } from './picture-queue.ts';

/** What one picture may use up. The largest that is accepted takes 620 MB and six seconds of an idle processor. */
export const PICTURE_BOUNDS: Bounds = { Ms: 30_000, Bytes: 768 * 1024 * 1024 };
/** A picture of at most so many pixels takes a second of an idle processor. */
const MAX_SMALL_PIXELS = 4_000_000;
const RETRY_SECONDS = 5;

const conversionQueue = createPictureQueues();
/** Pictures of one person, and of the people of one organisation, that may wait for the one that is in line for all. */
const MAX_PER_PERSON = 4;
const queuePerPerson = serializeByAccount(MAX_PER_PERSON);
const MAX_PER_ORGANISATION = 8;
const queuePerOrganisation = serializeByAccount(MAX_PER_ORGANISATION);

export type PictureOwner = Pick<SignedIn, 'Id' | 'OrganisationId' | 'Roles'>;

type ConversionRequest = Conversion & {
  /** The picture, and where the new one is written: files of one folder. */
  source: string;
  target: string;
  /** Whose picture it is; null for the portal's own. */
  owner: PictureOwner | null;
};

/**
 * Decodes a picture and encodes it again, so that only its pixels remain, in a process of its own with bounds of memory
 * and time. One at a time for all, and of each person and each organisation of clients one that waits for it with those
 * of others; beyond the places of its line ERR_UNAVAILABLE. One that says it has too many pixels does not wait.
 *
 * @returns the new size, or why there is none: more pixels than are decoded, or damaged or too costly
 */
export async function convertPicture(
  { source, target, owner, ...conversion }: ConversionRequest,
  bounds: Bounds = PICTURE_BOUNDS,
): Promise<ConvertedSize | 'PIXELS' | 'BROKEN'> {
  const script = new URL('./picture-child.ts', import.meta.url);
  const args = [source, target, JSON.stringify(conversion)];
  const convert = () => runBounded({ script, folder: dirname(target), args, hasAddons: true }, bounds);
  const pixels = await estimatePixels(source);
  if (pixels !== null && pixels > MAX_PIXELS) return 'PIXELS';
  const code = await runQueued(owner, pixels, convert).catch(busy);
  if (code === TOO_MANY_PIXELS) return 'PIXELS';
  if (code !== 0) return 'BROKEN';
  return JSON.parse(await readFile(`${target}.json`, 'utf8')) as ConvertedSize;
}

function runQueued<T>(owner: PictureOwner | null, pixels: number | null, work: () => Promise<T>): Promise<T> {
  const isOfClient = owner !== null && isClient(owner.Roles);
  const size = pixels !== null && pixels <= MAX_SMALL_PIXELS ? 'SMALL' : 'LARGE';
  const line: PictureQueue = isOfClient ? size : 'STAFF';
  const waiting = () => conversionQueue(line, work);
  if (owner === null) return waiting();
  const { OrganisationId } = owner;
  return queuePerPerson(owner.Id, () =>
    OrganisationId === null ? waiting() : queuePerOrganisation(OrganisationId, waiting),
  );
}

function busy(error: unknown): never {
  if (!(error instanceof Failure) || error.Code !== 'ERR_UNAVAILABLE') throw error;
  return fail('ERR_UNAVAILABLE', { Text: 'ERR_UPLOAD_BUSY', RetryAfter: RETRY_SECONDS });
}
