import { randomUUID } from 'node:crypto';
import type { Caller, Json } from '../caller.ts';

/** Several people want the same at the same moment, having seen the same version; answers the view of who got it. */
export async function race(path: string, all: readonly (readonly [Caller, Json])[]): Promise<Json | null> {
  const name = randomUUID();
  const entries = await Promise.all(all.map(([caller, body]) => caller.write(path, body, { race: name })));
  return entries.find(({ Outcome }) => Outcome === 'ok')?.Answer ?? null;
}
