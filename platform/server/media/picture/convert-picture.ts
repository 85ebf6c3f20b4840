import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { takeTurns } from '../../http/admission/take-turns.ts';
import { turnsByAccount } from '../../http/admission/turns-by-account.ts';
import { Failure, fail } from '../../http/fail.ts';
import { type Bounds, runBounded } from '../../operation/bounded/run-bounded.ts';
import { type Conversion, type ConvertedSize, TOO_MANY_PIXELS } from './conversion.ts';

/** What one picture may use up. The largest that is accepted takes 620 MB and six seconds of an idle processor. */
export const PICTURE_BOUNDS: Bounds = { Ms: 30_000, Bytes: 768 * 1024 * 1024 };
/** Pictures of all people that wait for this process; more are asked to come again. */
const MOST_WAITING = 8;
const AGAIN_SECONDS = 5;

const inTurn = takeTurns(1, MOST_WAITING);
/** Pictures of one person that may wait. */
const MOST_OF_ONE = 4;
const inOwnTurn = turnsByAccount(MOST_OF_ONE);

type Asked = Conversion & {
  /** The picture, and where the new one is written: files of one folder. */
  source: string;
  target: string;
  /** Whose picture it is; null for the portal's own. */
  accountId: number | null;
};

/**
 * Decodes a picture and encodes it again, so that only its pixels remain, in a process of its own with bounds of memory
 * and time. One at a time for each person and for all; beyond the queue ERR_UNAVAILABLE.
 *
 * @returns the new size, or why there is none: more pixels than are decoded, or damaged or too costly
 */
export async function convertPicture(
  { source, target, accountId, ...conversion }: Asked,
  bounds: Bounds = PICTURE_BOUNDS,
): Promise<ConvertedSize | 'PIXELS' | 'BROKEN'> {
  const script = new URL('./picture-child.ts', import.meta.url);
  const args = [source, target, JSON.stringify(conversion)];
  const convert = () => runBounded({ script, folder: dirname(target), args, hasAddons: true }, bounds);
  const waiting = () => inTurn(convert);
  const code = await (accountId === null ? waiting() : inOwnTurn(accountId, waiting)).catch(busy);
  if (code === TOO_MANY_PIXELS) return 'PIXELS';
  if (code !== 0) return 'BROKEN';
  return JSON.parse(await readFile(`${target}.json`, 'utf8')) as ConvertedSize;
}

function busy(error: unknown): never {
  if (!(error instanceof Failure) || error.Code !== 'ERR_UNAVAILABLE') throw error;
  return fail('ERR_UNAVAILABLE', { Text: 'ERR_UPLOAD_BUSY', RetryAfter: AGAIN_SECONDS });
}
