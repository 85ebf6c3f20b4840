import { newApplication } from './new-application.ts';
import { clientOf, type Work } from './work.ts';

/**
 * Simulated client of the chaos tests who saves one draft application again and again; an answer in it
 * contains the number of the save, so that a lost save is detected.
 */
export const drafts: Work = async ({ no, caller }) => {
  const client = await caller(clientOf(no));
  const draft = await newApplication(client, 'GF');
  let saves = 0;
  return async () => {
    if (!draft) return;
    saves += 1;
    await client.write('/application/save', {
      ApplicationKey: draft.key,
      Answers: { ...draft.answers, ContactPosition: `Position ${saves}` },
    });
  };
};
