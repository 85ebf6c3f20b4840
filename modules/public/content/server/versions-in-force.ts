import { sql } from 'kysely';
import { legalVersion } from '#modules/identity/sign-in/server/index.ts';
import type { ContentKind } from '../rules/kinds.ts';

/** Of a version in a query: it was not taken back before its time came. */
export const isNotWithdrawn = sql<boolean>`not exists (select from content_withdrawal
  where content_withdrawal.content_version_id = content_version.id)`;

/** The version in force of one kind of content, in a query. */
export const inForce = (kind: ContentKind) =>
  sql<string>`(select version_id from content_version where kind = ${kind} and effective_at <= now()
    and ${isNotWithdrawn} order by effective_at desc, id desc limit 1)`;

/** For who accepted which legal text. */
export const legalVersionInForce = legalVersion.implement((kind) => inForce(kind));
