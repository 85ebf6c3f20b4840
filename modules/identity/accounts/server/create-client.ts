import type { z } from 'zod';
import { organisationColumns } from '#modules/identity/sign-in/server/index.ts';
import { MAIN_CLIENT } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { failField } from '#platform/server/http/fail.ts';
import type { AccountView } from '../rules/contract.ts';
import type { accountInputs } from '../rules/inputs.ts';
import { createAccount, type NewAccountRequest } from './create.ts';
import { personColumns } from './person-columns.ts';

type Input = z.output<typeof accountInputs.createClient>;

/**
 * Handles the creation of a client account by staff and invites the client by email; the organisation is an
 * existing one, a new one, or one that the client names at first sign-in.
 */
export const createClient = (portal: Portal, request: NewAccountRequest): Promise<AccountView> => {
  const input = request.input as Input;
  return createAccount(portal, 'CLIENT', request, async (tx) => {
    const columns = personColumns(input, input.Language);
    const OrganisationId = await organisationId(tx, input);
    return {
      Columns: { ...noTerms, ...columns, Roles: [MAIN_CLIENT], OrganisationId, ParentId: null },
      Detail: { OrganisationKey: input.OrganisationKey, Organisation: input.Organisation?.OrgName },
    };
  });
};

/** Only the account's owner accepts the terms, when opening the account. */
const noTerms = { TermsVersion: null, PrivacyVersion: null };

async function organisationId(tx: Tx, { OrganisationKey, Organisation }: Input): Promise<number | null> {
  if (OrganisationKey && Organisation) return failField('OrganisationKey', 'FIELD_INVALID');
  if (Organisation) {
    const { Id } = await tx
      .insertInto('Organisation')
      .values({ OrganisationKey: newKey(), ...organisationColumns(Organisation) })
      .returning('Id')
      .executeTakeFirstOrThrow();
    return Id;
  }
  if (!OrganisationKey) return null;
  const known = await tx
    .selectFrom('Organisation')
    .select('Id')
    .where('OrganisationKey', '=', OrganisationKey)
    .executeTakeFirst();
  return known?.Id ?? failField('OrganisationKey', 'FIELD_INVALID');
}
