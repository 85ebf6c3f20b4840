/**
 * Demo data: sequences of actions that scenarios share: up to a number of review steps, up to the last
 * approval, and up to the certificate listed in the register.
 */
import {
  assignAll,
  chain,
  confirm,
  generate,
  pay,
  publish,
  review,
  type ScenarioAction,
  submit,
} from './scenario.ts';

const toReview = (client: string, hasSite: boolean, paid = pay(client)): ScenarioAction[] => [
  submit(client),
  ...paid,
  review,
  ...assignAll(hasSite),
];
/** Demo scenario actions up to the given number of review steps. */
export const toStep = (
  client: string,
  steps: number,
  hasSite = true,
  paid = pay(client),
): ScenarioAction[] => [...toReview(client, hasSite, paid), ...chain(hasSite).slice(0, steps)];
/** Approved by the last step. */
export const toEnd = (client: string, hasSite = true): ScenarioAction[] => toStep(client, 5, hasSite);
/** Up to the issued certificate in the register. */
export const issued = (client: string, hasSite = true): ScenarioAction[] => [
  ...toEnd(client, hasSite),
  confirm,
  generate,
  publish,
];
