/**
 * Re-encodes an uploaded image in a separate process with memory and time limits, so that only its pixels
 * remain; images wait in priority queues with limits per user and organisation.
 */
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

/** Limits for one image. The largest accepted one takes 620 MB and six seconds on an idle processor. */
export const PICTURE_BOUNDS: Bounds = { Ms: 30_000, Bytes: 768 * 1024 * 1024 };
/** An image of up to this many pixels takes a second on an idle processor. */
const MAX_SMALL_PIXELS = 4_000_000;
const RETRY_SECONDS = 5;

const conversionQueue = createPictureQueues();
/** Maximum waiting images of one user; below, of all users of one organisation. */
const MAX_PER_PERSON = 4;
const queuePerPerson = serializeByAccount(MAX_PER_PERSON);
const MAX_PER_ORGANISATION = 8;
const queuePerOrganisation = serializeByAccount(MAX_PER_ORGANISATION);

export type PictureOwner = Pick<SignedIn, 'Id' | 'OrganisationId' | 'Roles'>;

type ConversionRequest = Conversion & {
  /** Paths of the image and of the converted one, in the same folder. */
  source: string;
  target: string;
  /** Who uploaded the image; null for the portal's own. */
  owner: PictureOwner | null;
};

/**
 * Decodes an image and encodes it again, so that only its pixels remain, in a separate process with limits
 * on memory and time. One image is converted at a time; each user and each client organisation has at most
 * one image in the common queue. When the queue is full: ERR_UNAVAILABLE. An image whose header states too
 * many pixels does not wait. Returns the new size, or why there is none: too many pixels, or damaged or too
 * costly.
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
