/**
 * Access rules of saved list views: users see their own and those shared with one of their roles; ADMIN and
 * SUB_ADMIN manage all shared ones.
 */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { platformPermissions } from '#platform/common/access/platform-permissions.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

export const managesSharedViews = (actor: Pick<SignedIn, 'Roles'>): boolean =>
  hasPermission(actor.Roles, platformPermissions.MANAGE_SHARED_VIEWS);

/** Condition for every query on views: the user's own views, and those shared with one of their roles. */
export const visibleViews =
  (actor: Pick<SignedIn, 'Id' | 'Roles'>) =>
  (eb: ExpressionBuilder<Tables, 'ListView'>): Expression<SqlBool> =>
    eb.or([
      eb('ListView.AccountId', '=', actor.Id),
      managesSharedViews(actor)
        ? sql<SqlBool>`list_view.shared_roles <> '{}'`
        : sql<SqlBool>`list_view.shared_roles && ${[...actor.Roles]}::text[]`,
    ]);
