/** Determines which notifications a user may still read. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import { defineSyncHook } from '#platform/server/hooks.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

export type Reader = Pick<SignedIn, 'Id' | 'Roles' | 'OrganisationId'>;
type Condition = (eb: ExpressionBuilder<Tables, 'Notification'>) => Expression<SqlBool>;

/** Hook by which a module hides notifications about its records that the user can no longer see. */
export const visibleNotifications = defineSyncHook<Reader, Condition>('notifications.visible');

/** Condition for notifications that no module hides from the reader. */
export const isVisible =
  (reader: Reader): Condition =>
  (eb) =>
    eb.and(visibleNotifications.run(reader).map((condition) => condition(eb)));
