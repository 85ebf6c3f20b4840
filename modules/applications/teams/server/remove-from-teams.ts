import { accessRevoked } from '#modules/identity/accounts/server/index.ts';

/** A person without an account is in no team. */
export const removeFromTeams = accessRevoked.implement(async ({ tx, account }) => {
  await tx.deleteFrom('TeamMember').where('AccountId', '=', account.Id).execute();
});
