/**
 * SQL conditions that limit dashboard figures to the applications that the reader may see, in two forms
 * chosen for speed.
 */
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  canSeeAllApplications,
  isLimitedToAssigned,
  visibleTo,
} from '#modules/applications/applications/server/index.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/** The data scope as a condition for a query that includes `application`. */
const scoped = (actor: SignedIn): RawBuilder<SqlBool> =>
  sql<SqlBool>`${visibleTo(actor)(expressionBuilder<Tables, 'Application'>())}`;

/**
 * The data scope for figures of few among many rows: rows assigned to a person are looked up first, where
 * PostgreSQL would otherwise scan all rows to find enough matches.
 */
export const scopedFirst = (actor: SignedIn): RawBuilder<SqlBool> =>
  isLimitedToAssigned(actor)
    ? sql<SqlBool>`application.id = any(array(
        select application_id from application_person where account_id = ${actor.Id}))`
    : scoped(actor);

/**
 * The data scope for rows that reference an application: checked row by row, skipped for readers who see
 * everything.
 */
export const ofScope = (actor: SignedIn, applicationId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  canSeeAllApplications(actor)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from application where application.id = ${applicationId} and ${scoped(actor)})`;
