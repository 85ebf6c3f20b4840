import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import { defineSyncHook } from '#platform/server/hooks.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

export type Reader = Pick<SignedIn, 'Id' | 'Roles' | 'OrganisationId'>;
type Condition = (eb: ExpressionBuilder<Tables, 'Notification'>) => Expression<SqlBool>;

/** Which of their messages a person may still read; a module hides those about its records that they see no longer. */
export const visibleNotifications = defineSyncHook<Reader, Condition>('notifications.visible');

/** Messages that no module hides from their reader. */
export const isVisible =
  (reader: Reader): Condition =>
  (eb) =>
    eb.and(visibleNotifications.run(reader).map((condition) => condition(eb)));
