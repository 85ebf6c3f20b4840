import type { PersonName } from '#platform/common/contract/shapes.ts';
import { fullName } from '#platform/common/format/full-name.ts';

export type Person = { UserKey: string | null; FirstName: string | null; LastName: string | null };

/** The person of a joined account; null where the portal acted by itself. */
export const personOf = (one: Person | undefined): PersonName | null =>
  one?.UserKey && one.FirstName !== null && one.LastName !== null
    ? { UserKey: one.UserKey, Name: fullName({ FirstName: one.FirstName, LastName: one.LastName }) }
    : null;
