import type { Actor } from '../access/actor.ts';
import { evaluate } from './decide.ts';
import type { Grant, Reason, RuleInput, Workflow } from './types.ts';

/** One entry of a record's `Actions` before its reasons are translated. */
export type ActionState<Action extends string> = {
  Action: Action;
  Allowed: boolean;
  Label: string;
  /** True when only an override (ADMIN, SUB_ADMIN, with a remark) opens it; Reasons then name the clash. */
  IsOverrideNeeded: boolean;
  /** This record can never take it: the screen leaves the entry out. */
  IsHidden: boolean;
  Reasons: Reason[];
  /** Text key of what to consider before an open action is taken. */
  Warning?: string;
  /** Fields required by the actor's grant in addition to those the row requires of everyone. */
  RequiredFields?: string[];
};

/** Every action that the actor's roles could ever take, open or closed with the reasons why. */
export function actionsFor<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  facts: Facts,
  actor: Actor,
  at: Date,
): ActionState<Action>[] {
  return workflow.Actions.flatMap((action) => {
    const row = workflow.Rows[action];
    const verdict = evaluate(workflow, row, { facts, actor, at });
    if (!verdict.Grant) return [];
    const Allowed = verdict.Reasons.length === 0;
    const Label = typeof row.Ui.Label === 'string' ? row.Ui.Label : row.Ui.Label(facts);
    const Warning = Allowed ? row.Ui.Warning?.(facts) : null;
    const RequiredFields = Allowed ? requiredBy(verdict.Grant, { facts, actor, at }) : [];
    const IsOverrideNeeded = Allowed && verdict.Overridden.length > 0;
    return [
      {
        Action: action,
        Allowed,
        Label,
        IsOverrideNeeded,
        IsHidden: verdict.IsHidden,
        Reasons: Allowed ? verdict.Overridden : verdict.Reasons,
        ...(Warning && { Warning }),
        ...(RequiredFields.length > 0 && { RequiredFields }),
      },
    ];
  });
}

/** The fields that a grant's own guards refuse to be empty. */
const requiredBy = <Status extends string, Facts>(
  grant: Grant<Status, Facts>,
  ask: Omit<RuleInput<Facts>, 'input'>,
): string[] =>
  (grant.When ?? []).flatMap(({ Field, test }) => (Field && !test({ ...ask, input: {} }) ? [Field] : []));
