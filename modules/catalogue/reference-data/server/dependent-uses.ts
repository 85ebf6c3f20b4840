/**
 * Registry in which other modules supply queries that count where industries, tags and grounds are used
 * (teams, applications, proposals), for the usage counts of the reference lists.
 */
import type { RawBuilder } from 'kysely';
import { defineRegister } from '#platform/server/registers.ts';

/** How often one kind of record uses an entry of a list. */
export type EntryUse = { Entry: string; Kind: string; Count: number };

/**
 * Registry for modules that depend on this one: their queries of where list entries are used, with the
 * columns of `EntryUse`. They are combined with this module's queries and read all entries at once.
 */
export const usesAbove = defineRegister<
  'INDUSTRY_OF_TEAMS' | 'INDUSTRY_OF_APPLICATIONS' | 'TAG_OF_APPLICATIONS' | 'GROUND_OF_PROPOSALS',
  RawBuilder<EntryUse>
>('reference-data.uses', [
  'INDUSTRY_OF_TEAMS',
  'INDUSTRY_OF_APPLICATIONS',
  'TAG_OF_APPLICATIONS',
  'GROUND_OF_PROPOSALS',
]);
