import { clientOf, type Work } from './work.ts';

/**
 * Simulated client of the chaos tests who reads the lists of applications and notifications, and signs in
 * again from time to time.
 */
export const readers: Work = async ({ no, caller }) => {
  let reader = await caller(clientOf(no));
  let turns = 0;
  return async () => {
    turns += 1;
    if (turns % 20 === 0) reader = await caller(clientOf(no));
    await reader.get('/application/list', { PageSize: '10' });
    await reader.get('/user/notification/list', { PageSize: '10' });
  };
};
