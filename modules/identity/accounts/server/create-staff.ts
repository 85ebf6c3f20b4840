import type { z } from 'zod';
import { needProof } from '#modules/identity/sign-in/server/need-proof.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { AccountView } from '../rules/contract.ts';
import type { accountInputs } from '../rules/inputs.ts';
import { createAccount, type NewAccountWish } from './create.ts';
import { personColumns } from './person-columns.ts';
import { saveDuties } from './save-duties.ts';

type Input = z.output<typeof accountInputs.createStaff>;

/** Somebody of the body's staff, with roles and what goes with them. */
export const createStaff = (portal: Portal, wish: NewAccountWish): Promise<AccountView> => {
  const input = wish.input as Input;
  return createAccount(portal, 'STAFF', wish, async (tx) => {
    needProof(wish.actor, wish.at);
    const IsGrantGeneration = input.IsGrantGeneration ?? false;
    return {
      Columns: {
        ...personColumns(input, input.Language),
        Roles: input.UserRoleList,
        IsGrantGeneration,
        OrganisationId: null,
        ParentId: null,
        TermsVersion: null,
        PrivacyVersion: null,
      },
      finish: (id) => saveDuties(tx, id, input),
      Told: {
        IsGrantGeneration,
        Competences: input.Competences,
        Absences: input.Absences,
        Interests: input.Interests,
      },
    };
  });
};
