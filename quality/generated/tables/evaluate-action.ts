/**
 * Checks one action of the generated workflow test of records other than applications: response, button,
 * status and version must agree with the workflow table. Returns the errors.
 */
import type { Answer } from '../../support/portal.ts';
import { actorWithRole } from '../actors.ts';
import type { TableRule } from './table-rule.ts';
import type { RecordState } from './walked-kind.ts';

type Reason = { Code: string };
type Button = { Action: string; Allowed: boolean; IsOverrideNeeded?: boolean; Reasons: Reason[] };

/** An action with its context: the view before it, the record before and after it, and the response. */
export type Outcome = {
  seen: Answer;
  before: RecordState;
  answer: Answer;
  after: RecordState;
  /** The action may also activate something, which adds a second version. */
  isTwice: boolean;
  /** If errors in several places disable the button, each place is reported. */
  isByPlace: boolean;
};

/** Compares an outcome with its row in the workflow table and returns descriptions of the errors. */
export function evaluateAction(rule: TableRule, user: string, outcome: Outcome): string[] {
  const granted = rule.By.filter(({ Roles }) => Roles.some((role) => actorWithRole(role).includes(user)));
  const isInTime = granted.some(({ From }) => From.includes(outcome.before.Status));
  return outcome.answer.status === 200
    ? evaluateDone(rule, { isNamed: granted.length > 0, isInTime }, outcome)
    : evaluateRefused(rule, { isNamed: granted.length > 0, isInTime }, outcome);
}

type Right = { isNamed: boolean; isInTime: boolean };

const buttonOf = (rule: TableRule, { seen }: Outcome): Button | undefined =>
  seen.status === 200
    ? (seen.data.Actions as Button[]).find(({ Action }) => Action === rule.Action)
    : undefined;

function evaluateDone(rule: TableRule, { isNamed, isInTime }: Right, outcome: Outcome): string[] {
  const { seen, before, after, isTwice } = outcome;
  const more = after.Version - before.Version;
  const wrong: string[] = [];
  if (!isNamed) wrong.push('performed by a person whom the table does not name');
  if (!isInTime) wrong.push('performed from a status that the table does not name');
  // A record that does not exist yet cannot be seen.
  if (before.Key !== '' && seen.status !== 200)
    wrong.push('performed on a record that this person cannot see');
  if (seen.status === 200 && !buttonOf(rule, outcome)?.Allowed)
    wrong.push('performed although its button was disabled');
  if (
    !(rule.To[before.Status] ?? []).map((to) => (to === 'SAME' ? before.Status : to)).includes(after.Status)
  )
    wrong.push(`became ${after.Status}`);
  if (more !== 1 && !(isTwice && more === 2)) wrong.push(`version ${before.Version} became ${after.Version}`);
  return wrong;
}

function evaluateRefused(rule: TableRule, { isNamed, isInTime }: Right, outcome: Outcome): string[] {
  const { seen, before, answer, after } = outcome;
  const { status, error } = answer;
  const text = `${status} ${JSON.stringify(error)}`;
  const wrong: string[] = [];
  if (status >= 500) wrong.push(text);
  if (after.Version !== before.Version || after.Status !== before.Status)
    wrong.push(`refused, but changed: ${text}`);
  if (!isNamed) return status === 403 || status === 404 ? wrong : [...wrong, `not named, but got ${text}`];
  if (seen.status === 404) return status === 404 ? wrong : [...wrong, `cannot see it, but got ${text}`];
  if (!isInTime && error.Code !== rule.Refusal) wrong.push(`in another status, and got ${text}`);
  const button = buttonOf(rule, outcome);
  // Conditions known in advance must be correct: an enabled button must work.
  if (button?.Allowed && !button.IsOverrideNeeded) wrong.push(`its button was enabled, but got ${text}`);
  if (button && !button.Allowed && isInTime) {
    if (outcome.isByPlace && error.Code === 'ERR_VALIDATION' && (error.Fields ?? []).length > 0) return wrong;
    const codes = (error.Reasons ?? []).map(({ Code }) => Code);
    if (error.Code !== rule.Refusal || button.Reasons.some(({ Code }) => !codes.includes(Code)))
      wrong.push(`its button named ${button.Reasons.map(({ Code }) => Code).join(', ')}, but got ${text}`);
  }
  return wrong;
}
