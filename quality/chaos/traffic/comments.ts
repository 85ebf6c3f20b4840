import { newApplication } from './new-application.ts';
import { clientOf, type Work } from './work.ts';

/**
 * Simulated users of the chaos tests: a client and a staff member who write comments about one application
 * in turn, some of them internal.
 */
export const comments: Work = async ({ no, caller }) => {
  const client = await caller(clientOf(no));
  const staff = await caller('admin');
  const draft = await newApplication(client, 'GF');
  await client.write('/application/submit', { ApplicationKey: draft?.key });
  let count = 0;
  return async () => {
    count += 1;
    const ApplicationKey = draft?.key;
    if (count % 2 === 0)
      await client.write('/comment/save', { ApplicationKey, Comment: `We have a question ${count}.` });
    else
      await staff.write('/comment/save', {
        ApplicationKey,
        Comment: `This is the answer ${count}.`,
        IsInternal: count % 4 === 1,
      });
  };
};
