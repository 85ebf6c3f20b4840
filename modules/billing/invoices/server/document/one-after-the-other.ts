import { turnsByAccount } from '#platform/server/http/admission/turns-by-account.ts';

/** Far more than anybody clicks; beyond it they are asked to come back in a moment. */
const MOST_WAITING = 4;

/** One paper after the other for each person: whoever asks for many keeps only themselves waiting. */
export const oneAfterTheOther = turnsByAccount(MOST_WAITING);
