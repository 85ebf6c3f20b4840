import { randomUUID } from 'node:crypto';
import type { Caller, Json } from '../caller.ts';

/**
 * Lets several simulated users of the chaos tests perform the same action on the same version at once, of
 * which only one may succeed; returns the answer of that one.
 */
export async function race(path: string, all: readonly (readonly [Caller, Json])[]): Promise<Json | null> {
  const name = randomUUID();
  const entries = await Promise.all(all.map(([caller, body]) => caller.write(path, body, { race: name })));
  return entries.find(({ Outcome }) => Outcome === 'ok')?.Answer ?? null;
}
