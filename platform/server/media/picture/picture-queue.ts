/**
 * Queues image conversions, one at a time, by priority: staff, small images, large images; a full queue
 * refuses further images, and no image is overtaken endlessly.
 */
import { fail } from '../../http/fail.ts';

/**
 * The queues in which images wait for conversion, one at a time, highest priority first. Staff have their
 * own queue, and images of usual size do not wait behind large ones.
 */
const PICTURE_QUEUES = ['STAFF', 'SMALL', 'LARGE'] as const;
export type PictureQueue = (typeof PICTURE_QUEUES)[number];

/** Maximum waiting images per queue; further ones are refused with a retry. */
const MAX_WAITING: Readonly<Record<PictureQueue, number>> = { STAFF: 8, SMALL: 16, LARGE: 8 };
/** Maximum number of consecutive tasks that may overtake the one that has waited longest. */
const MAX_OVERTAKES = 4;

type Waiting = { line: PictureQueue; go: () => void };

/** Runs one task at a time, in the order of the queues; a task is refused when its queue is full. */
export function createPictureQueues() {
  const waiting: Waiting[] = [];
  let isRunning = false;
  let before = 0;

  const next = (): Waiting | undefined => {
    const [longest] = waiting;
    if (!longest) return undefined;
    const line = PICTURE_QUEUES.find((one) => waiting.some((other) => other.line === one));
    const first = waiting.find((one) => one.line === line) ?? longest;
    const chosen = before < MAX_OVERTAKES ? first : longest;
    before = chosen === longest ? 0 : before + 1;
    waiting.splice(waiting.indexOf(chosen), 1);
    return chosen;
  };

  return async <T>(line: PictureQueue, work: () => Promise<T>): Promise<T> => {
    if (isRunning) {
      if (waiting.filter((one) => one.line === line).length >= MAX_WAITING[line]) fail('ERR_UNAVAILABLE');
      await new Promise<void>((go) => waiting.push({ line, go }));
    }
    isRunning = true;
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that no other task can take it in between.
      const following = next();
      if (following) following.go();
      else isRunning = false;
    }
  };
}
