import type { Audience } from '@assay/shared/notification/who-to-tell.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { inScope, type Seer } from '../application/scope.ts';
import type { Queries } from '../db/connect.ts';
import type { NoticeSetting } from '../db/people-tables.ts';
import type { Tables } from '../db/schema.ts';

type Client = { ApplicationId: number; OrganisationId: number; CreatedById: number; SharedWith: number[] };
type Recipient = { Id: number; Email: string; Language: Language; Notice: NoticeSetting };

/** Accounts of an audience that may see the file: open ones only, and never whoever acted. */
export async function recipients(
  db: Queries,
  audience: Audience,
  client: Client,
  actedId: number | null,
): Promise<Recipient[]> {
  const people = await db
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language', 'Notice', 'Roles', 'OrganisationId'])
    .where('Status', '=', 'ACTIVE')
    .where('Id', '<>', actedId ?? 0)
    .where((eb) => within(eb, audience, client))
    .orderBy('Id')
    .execute();
  const seers: Recipient[] = [];
  // Roles are wider than sight: a business team is not told of what another team handles.
  for (const person of people) if (await sees(db, person, client.ApplicationId)) seers.push(person);
  return seers;
}

async function sees(db: Queries, person: Seer, applicationId: number): Promise<boolean> {
  const found = db.selectFrom('Application').select('Application.Id');
  const row = await found
    .where('Application.Id', '=', applicationId)
    .where(inScope(person))
    .executeTakeFirst();
  return row !== undefined;
}

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
