import { randomUUID } from 'node:crypto';
import type { Caller, Json } from '../caller.ts';

/**
 * Several users perform the same action at once, based on the same version; returns the answer of the one
 * who succeeds.
 */
export async function race(path: string, all: readonly (readonly [Caller, Json])[]): Promise<Json | null> {
  const name = randomUUID();
  const entries = await Promise.all(all.map(([caller, body]) => caller.write(path, body, { race: name })));
  return entries.find(({ Outcome }) => Outcome === 'ok')?.Answer ?? null;
}
