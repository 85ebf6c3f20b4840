import type { Db } from '#platform/server/database/connect.ts';
import { openSessionFor } from '../support/portal.ts';
import { PEOPLE } from './actors.ts';

/** Between two looks there are some seconds; a proof of being there is good for ten minutes. */
const PROVEN_LOOKS = 4;

export type Sessions = {
  tokenOf: (who: string | null) => string | null;
  /** Somebody was told that they are not signed in. */
  noteEnd: (who: string) => void;
  /** Opens new sessions for them, and now and then for everybody: who has just signed in may do what is grave. */
  renew: () => Promise<void>;
};

/** A session for everybody: generated calls sign out whom they can. */
export async function keepSessions(db: Db): Promise<Sessions> {
  const tokens = new Map<string, string>();
  const ended = new Set<string>();
  let looks = 0;
  const renew = async (): Promise<void> => {
    for (const who of looks % PROVEN_LOOKS === 0 ? PEOPLE : ended)
      tokens.set(who, await openSessionFor(db, who));
    looks += 1;
    ended.clear();
  };
  await renew();
  return {
    tokenOf: (who) => (who === null ? null : (tokens.get(who) ?? null)),
    noteEnd: (who) => ended.add(who),
    renew,
  };
}
