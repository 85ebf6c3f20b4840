/**
 * Lists the actions that a user's roles could take on a record, available or unavailable with the reasons,
 * for the record's buttons on the screen.
 */
import type { Actor } from '../access/actor.ts';
import { evaluate } from './decide.ts';
import type { Grant, Reason, RuleInput, Workflow } from './types.ts';

/** One entry of a record's `Actions` before its reasons are translated. */
export type ActionState<Action extends string> = {
  Action: Action;
  Allowed: boolean;
  Label: string;
  /**
   * True when only an override (ADMIN, SUB_ADMIN, with a remark) allows it; Reasons then name the conflict.
   */
  IsOverrideNeeded: boolean;
  /** This record can never take the action: the screen omits the entry. */
  IsHidden: boolean;
  Reasons: Reason[];
  /** Text key of a warning to show before the user takes an available action. */
  Warning?: string;
  /** Fields required by the user's grant in addition to those the row requires of everyone. */
  RequiredFields?: string[];
};

/** Returns every action that the user's roles could ever take, available or unavailable with the reasons. */
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

/** Fields that the grant's own guards require to be filled in. */
const requiredBy = <Status extends string, Facts>(
  grant: Grant<Status, Facts>,
  ask: Omit<RuleInput<Facts>, 'input'>,
): string[] =>
  (grant.When ?? []).flatMap(({ Field, test }) => (Field && !test({ ...ask, input: {} }) ? [Field] : []));
