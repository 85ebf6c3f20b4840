/**
 * Compares the response to an action with the `Actions` shown before and with the conditions of its workflow table, for the
 * test of the guards.
 */
import type { Answer } from '../../support/portal.ts';
import { REFUSED_FIELDS, REFUSED_OTHERWISE } from './refused-outside.ts';

type Guard = { Code: string; Field?: string; fields?: unknown };
/** The conditions of an action in its workflow table. */
export type OfferedRow = { When: readonly Guard[]; By: readonly { When?: readonly Guard[] }[] };
/** An entry of a record's `Actions`. */
export type Button = {
  Action: string;
  Allowed: boolean;
  IsOverrideNeeded?: boolean;
  Reasons: { Code: string }[];
};
/** An action that was taken: what was shown before, what was sent, and the response. */
export type Offer = {
  action: string;
  row: OfferedRow;
  body: Readonly<Record<string, unknown>>;
  button: Button | undefined;
  answer: Pick<Answer, 'status' | 'error'>;
};

/** What an input may itself provide: conditions on stored facts that the same action's input replaces. */
const PROVIDED: Readonly<Record<string, readonly string[]>> = {
  SUBMIT: ['REASON_FORM_INCOMPLETE', 'REASON_POINTS_OPEN'],
};

/** Returns what is wrong with a response; null if it agrees with the button and the table. */
export function evaluateOffer({ action, row, body, button, answer }: Offer): string | null {
  const { status, error } = answer;
  if (status >= 500) return 'failed';
  if (!button) return status === 200 ? 'done although it was not offered' : null;
  if (!button.Allowed) {
    const isProvided = button.Reasons.every(({ Code }) => PROVIDED[action]?.includes(Code));
    return status === 200 && !isProvided ? 'done although it was offered as impossible' : null;
  }
  if (status === 200) return null;
  if (error.Fields && error.Code === 'ERR_VALIDATION') {
    const wrong = error.Fields.filter(({ Field, Code }) => !isFieldRefusal(row, Field, Code));
    return wrong.length > 0 ? `refused by no condition of the table: ${JSON.stringify(wrong)}` : null;
  }
  const codes = error.Reasons?.map(({ Code }) => Code) ?? [error.Code];
  // Without an override, the conflict named by the button is the refusal.
  const isUnresolved = button.IsOverrideNeeded && body.IsOverride !== true;
  const expected = (code: string) =>
    code in REFUSED_OTHERWISE ||
    (button.IsOverrideNeeded && button.Reasons.some(({ Code }) => Code === code)) ||
    inputGuards(row).some(({ Code }) => Code === code);
  return codes.every(expected) || isUnresolved ? null : 'refused although it was offered';
}

const inputGuards = ({ When, By }: OfferedRow): Guard[] =>
  [...When, ...By.flatMap((grant) => grant.When ?? [])].filter((guard) => guard.Field || guard.fields);

/** A guard that names parts of the input may give them codes of their own, such as the error of an answer. */
const isFieldRefusal = (row: OfferedRow, field: string, code: string): boolean =>
  `${field.replace(/\d+/g, '*')} ${code}` in REFUSED_FIELDS ||
  inputGuards(row).some(
    (guard) => guard.fields !== undefined || (guard.Field === field && guard.Code === code),
  );
