/**
 * Checks one application action of the generated workflow test: response, button, status and version must
 * agree with the manually written rule. Returns the errors.
 */
import type { Answer } from '../support/portal.ts';
import { actorWithRole } from './actors.ts';
import type { Rule } from './walk-rules.ts';

export type ApplicationState = { ApplicationStatusCode: string; Version: number };
type SeenState = ApplicationState & {
  Actions: { Action: string; Allowed: boolean; IsOverrideNeeded?: boolean }[];
};

export type Outcome = { shown: Answer; before: ApplicationState; answer: Answer; after: ApplicationState };

/** Compares the outcome of an application action with its rule and returns descriptions of the errors. */
export function evaluateStep(rule: Rule, user: string, { shown, before, answer, after }: Outcome): string[] {
  const wrong: string[] = [];
  const isNamed = rule.Who.some((role) => actorWithRole(role).includes(user));
  const isInTime = rule.From.includes(before.ApplicationStatusCode);
  const button =
    shown.status === 200
      ? (shown.data as unknown as SeenState).Actions.find(({ Action }) => Action === rule.Action)
      : undefined;
  if (answer.status === 200) {
    if (!isNamed) wrong.push('performed by a person whom the rule does not name');
    if (!isInTime) wrong.push('performed from a status that the rule does not name');
    if (shown.status !== 200) wrong.push('performed on a record that this person cannot see');
    else if (!button?.Allowed) wrong.push('performed although its button was disabled');
    const to = rule.To.map((status) => (status === 'SAME' ? before.ApplicationStatusCode : status));
    if (!to.includes(after.ApplicationStatusCode)) wrong.push(`became ${after.ApplicationStatusCode}`);
    if (after.Version !== before.Version + 1) wrong.push(`version ${before.Version} became ${after.Version}`);
    return wrong;
  }
  const text = `${answer.status} ${JSON.stringify(answer.error)}`;
  if (answer.status >= 500) wrong.push(text);
  if (after.Version !== before.Version || after.ApplicationStatusCode !== before.ApplicationStatusCode)
    wrong.push(`refused, but changed: ${text}`);
  if (!isNamed && answer.status !== 403 && answer.status !== 404) wrong.push(`not named, but got ${text}`);
  if (isNamed && shown.status === 404 && answer.status !== 404) wrong.push(`cannot see it, but got ${text}`);
  if (isNamed && !isInTime && ![404, 409, 422].includes(answer.status))
    wrong.push(`in another status, and got ${text}`);
  // The input may still be invalid (422); all other conditions were known when the button was shown.
  if (button?.Allowed && !button.IsOverrideNeeded && ![200, 422].includes(answer.status))
    wrong.push(`its button was enabled, but got ${text}`);
  return wrong;
}
