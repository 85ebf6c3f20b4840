import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { inScope } from '#modules/applications/applications/server/scope.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

type Reader = Pick<SignedIn, 'Id' | 'Roles' | 'OrganisationId'>;

/**
 * Messages of no application, or of one that their reader sees now. Each names the application and its organisation, so
 * that it is shown to nobody whose access has ended since; who gets the access back finds it again.
 */
export const stillSeen =
  (reader: Reader) =>
  (eb: ExpressionBuilder<Tables, 'Notification'>): Expression<SqlBool> =>
    eb.or([
      eb('Notification.ApplicationId', 'is', null),
      eb.exists(
        eb
          .selectFrom('Application')
          .select('Application.Id')
          .whereRef('Application.Id', '=', 'Notification.ApplicationId')
          .where(inScope(reader)),
      ),
    ]);
