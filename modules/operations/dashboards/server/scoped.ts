import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  canSeeAllApplications,
  isLimitedToAssigned,
  visibleTo,
} from '#modules/applications/applications/server/index.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/** The data scope as a condition on a query that has `application` in it. */
const scoped = (actor: SignedIn): RawBuilder<SqlBool> =>
  sql<SqlBool>`${visibleTo(actor)(expressionBuilder<Tables, 'Application'>())}`;

/**
 * The same for figures of few among many: the rows assigned to a person are looked up first, where PostgreSQL would otherwise
 * scan all rows in the hope of finding enough soon.
 */
export const scopedFirst = (actor: SignedIn): RawBuilder<SqlBool> =>
  isLimitedToAssigned(actor)
    ? sql<SqlBool>`application.id = any(array(
        select application_id from application_person where account_id = ${actor.Id}))`
    : scoped(actor);

/** The same on rows that name an application: looked up one by one, as each is met, and not at all by who sees every one. */
export const ofScope = (actor: SignedIn, applicationId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  canSeeAllApplications(actor)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from application where application.id = ${applicationId} and ${scoped(actor)})`;
