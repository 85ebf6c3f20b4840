import type { RawBuilder } from 'kysely';
import { defineRegister } from '#platform/server/registers.ts';

/** Of an entry of a list, how often a kind of record uses it. */
export type EntryUse = { Entry: string; Kind: string; Count: number };

/**
 * Where modules above use entries of the lists: queries with the columns of `EntryUse`, which are joined to those of
 * this area. They read every entry at once.
 */
export const usesAbove = defineRegister<
  'INDUSTRY_OF_TEAMS' | 'INDUSTRY_OF_APPLICATIONS' | 'TAG_OF_APPLICATIONS',
  RawBuilder<EntryUse>
>('reference-data.uses', ['INDUSTRY_OF_TEAMS', 'INDUSTRY_OF_APPLICATIONS', 'TAG_OF_APPLICATIONS']);
