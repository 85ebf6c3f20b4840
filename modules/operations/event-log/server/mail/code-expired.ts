import { sql } from 'kysely';

/** One-time links are good for an hour. */
const LINK_MS = 60 * 60_000;

/** A mail that holds a one-time link. */
export const hasCode = sql<boolean>`(mail.text ~ '[?&]code=[A-Za-z0-9_-]')`;

/** Nothing in it is of use to a recipient any more. */
export const isCodeExpired = ({ HasCode, CreatedAt }: { HasCode: boolean; CreatedAt: Date }): boolean =>
  HasCode && Date.now() - CreatedAt.getTime() > LINK_MS;
