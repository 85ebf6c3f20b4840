import { accessRevoked } from '#modules/identity/accounts/server/index.ts';

/** Removes an account from its teams when its access is revoked. */
export const removeFromTeams = accessRevoked.implement(async ({ tx, account }) => {
  await tx.deleteFrom('TeamMember').where('AccountId', '=', account.Id).execute();
});
