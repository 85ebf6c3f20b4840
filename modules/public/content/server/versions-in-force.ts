/**
 * SQL expressions for the version in force of a kind of content; also gives the sign-in module the version
 * of the legal texts for which it records acceptances.
 */
import { sql } from 'kysely';
import { legalVersion } from '#modules/identity/sign-in/server/index.ts';
import type { ContentKind } from '../rules/kinds.ts';

/** Condition: the version was not withdrawn before it came into force. */
export const isNotWithdrawn = sql<boolean>`not exists (select from content_withdrawal
  where content_withdrawal.content_version_id = content_version.id)`;

/** Version in force of one kind of content. */
export const inForce = (kind: ContentKind) =>
  sql<string>`(select version_id from content_version where kind = ${kind} and effective_at <= now()
    and ${isNotWithdrawn} order by effective_at desc, id desc limit 1)`;

/** Provides the legal version in force to the sign-in module, which records acceptances. */
export const legalVersionInForce = legalVersion.implement((kind) => inForce(kind));
