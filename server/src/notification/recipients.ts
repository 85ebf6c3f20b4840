import type { Audience } from '@assay/shared/notification/who-to-tell.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';

type Client = { OrganisationId: number; CreatedById: number; SharedWith: number[] };

/** Accounts of an audience that may see the file: open ones only, and never whoever acted. */
export const recipients = (db: Queries, audience: Audience, client: Client, actedId: number | null) =>
  db
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language'])
    .where('Status', '=', 'ACTIVE')
    .where('Id', '<>', actedId ?? 0)
    .where((eb) => within(eb, audience, client))
    .orderBy('Id')
    .execute();

function within(
  eb: ExpressionBuilder<Tables, 'Account'>,
  audience: Audience,
  client: Client,
): Expression<SqlBool> {
  switch (audience.Of) {
    case 'PERSON':
      return eb('UserKey', '=', audience.UserKey);
    case 'ROLES':
      return holdsOneOf(audience.Roles);
    case 'PAYER':
      return eb.and([eb('OrganisationId', '=', client.OrganisationId), holdsOneOf(['CLIENT'])]);
    case 'CLIENT':
      // Sub-accounts see what they created and what was shared with them.
      return eb.and([
        eb('OrganisationId', '=', client.OrganisationId),
        eb.or([holdsOneOf(['CLIENT']), eb('Id', 'in', [client.CreatedById, ...client.SharedWith])]),
      ]);
  }
}

const holdsOneOf = (roles: readonly string[]) => sql<SqlBool>`roles && ${[...roles]}::text[]`;
