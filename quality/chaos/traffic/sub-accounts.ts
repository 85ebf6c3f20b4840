import { clientOf, type Work } from './work.ts';

/**
 * Simulated client of the chaos tests who invites sub-accounts to the organisation, each with a different
 * email address.
 */
export const subAccounts: Work = async ({ no, caller, random }) => {
  const client = await caller(clientOf(no));
  const run = Math.floor(random.between(0, 1e9)).toString(36);
  let invited = 0;
  return async () => {
    invited += 1;
    await client.write('/user/sub/invite', {
      Email: `${run}-${invited}@people.test`,
      FirstName: 'Winnie',
      LastName: `Chan ${invited}`,
    });
  };
};
