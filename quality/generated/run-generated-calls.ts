/**
 * Sends generated calls to a portal in chunks, checks after each chunk what was written to the database, and
 * shrinks each call that shows a defect to a smaller one.
 */
import fc from 'fast-check';
import { plan } from './plan.ts';
import type { Defect, Player } from './start-player.ts';

/** Number of calls generated from one seed and sent between two checks of the database. */
const CHUNK = 500;
/** Maximum number of attempts to find a smaller call with the same defect. */
const SHRINKS = 60;

/** Sends the calls one after the other and checks after each chunk what was written to the database. */
export async function runGeneratedCalls(player: Player, seed: number, requests: number): Promise<void> {
  for (let done = 0; done < requests; done += CHUNK) {
    const chunk = { seed: seed * 1_009 + done / CHUNK, numRuns: Math.min(CHUNK, requests - done) };
    const known = player.played.defects.length;
    for (const [at, one] of fc.sample(plan, chunk).entries()) await player.send(one, done + at + 1);
    await player.look();
    for (const defect of player.played.defects.slice(known))
      await shrink(player, defect, { seed: chunk.seed, path: String(defect.No - done - 1) });
  }
}

/**
 * Looks for the smallest call with the same defect; a call that does not show it again alone stays
 * unchanged.
 */
async function shrink(player: Player, defect: Defect, from: { seed: number; path: string }): Promise<void> {
  let left = SHRINKS;
  const property = fc.asyncProperty(plan, async (one) => {
    fc.pre(left > 0);
    left -= 1;
    const call = await player.shows(one, defect.What);
    if (call !== null) defect.Call = call;
    return call === null;
  });
  await fc.check(property, { ...from, numRuns: 1 });
}
