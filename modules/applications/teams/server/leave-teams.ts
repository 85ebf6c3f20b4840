import { accessEnded } from '#modules/identity/accounts/server/index.ts';

/** Whoever has no account any more is in no team. */
export const leaveTeams = accessEnded.implement(async ({ tx, account }) => {
  await tx.deleteFrom('TeamMember').where('AccountId', '=', account.Id).execute();
});
