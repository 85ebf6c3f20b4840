import { newApplication } from './new-application.ts';
import { clientOf, type Work } from './work.ts';

/** Traffic: saves one draft repeatedly; an answer in it contains the number of saves. */
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
