/**
 * Finds the recipients of an organisation's invoice emails: its active clients whose notification
 * preferences allow this kind, with address and language.
 */

import type { NoticeChoice } from '#modules/identity/accounts/rules/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { choiceOf } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { invoicesPermissions } from '../../rules/permissions.ts';

/**
 * A recipient of invoice documents. `Key` distinguishes the addresses of one organisation: an account's id,
 * or `billing`.
 */
export type Payer = { Key: string; Email: string; Language: Language };

/** Returns the payers of an organisation who receive emails of this kind at one of these times. */
export async function payers(
  db: Queries,
  { organisationId, kind }: { organisationId: number; kind: NoticeKind },
  choices: readonly NoticeChoice[],
): Promise<Payer[]> {
  const people = await db
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language', 'Notice'])
    .where('OrganisationId', '=', organisationId)
    .where('Status', 'in', accountStatuses.active)
    .where(holdsAnyOf('roles', invoicesPermissions.RECEIVE_RECEIPTS))
    .orderBy('Id')
    .execute();
  return people
    .filter((person) => choices.includes(choiceOf(person.Notice, kind)))
    .map(({ Id, Email, Language }) => ({ Key: String(Id), Email, Language }));
}
