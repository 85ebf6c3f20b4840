import { type Act, assignAll, chain, confirm, generate, pay, publish, review, submit } from './story.ts';

const toReview = (client: string, hasSite: boolean, paid = pay(client)): Act[] => [
  submit(client),
  ...paid,
  review,
  ...assignAll(hasSite),
];
/** As far as so many steps of the chain. */
export const toStep = (client: string, steps: number, hasSite = true, paid = pay(client)): Act[] => [
  ...toReview(client, hasSite, paid),
  ...chain(hasSite).slice(0, steps),
];
/** Approved by the last step. */
export const toEnd = (client: string, hasSite = true): Act[] => toStep(client, 5, hasSite);
/** With its certificate in the register. */
export const issued = (client: string, hasSite = true): Act[] => [
  ...toEnd(client, hasSite),
  confirm,
  generate,
  publish,
];
