import fc from 'fast-check';
import { plan } from './plan.ts';
import type { Defect, Player } from './start-player.ts';

/** Calls between two checks of what was written; how many are generated from one seed. */
const CHUNK = 500;
/** Steps towards the smallest call that still shows a fault. */
const SHRINKS = 60;

/** Sends so many generated calls, one after the other, and looks after each part at what was written. */
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

/** Looks for the smallest call with the same fault; what does not show it again alone stays as it was. */
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
