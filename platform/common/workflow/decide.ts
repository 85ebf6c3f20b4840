/**
 * Decides by a workflow table whether a user may take an action on a record now: returns the changes and the
 * role that allows it, or the reasons for refusal, and whether an override was needed.
 */
import type { Role } from '../access/roles.ts';
import { targetsOf } from './targets.ts';
import type { AllowedAction, Grant, Guard, Reason, Row, RuleInput, Workflow } from './types.ts';

/** The decision on an action: allowed with its changes, or refused with reasons. */
export type Decision<Facts> =
  | { Allowed: true; Change: Partial<Facts>; AsRole: Role; IsOverride: boolean; Overridden: string[] }
  | { Allowed: false; Code: RefusalCode; Reasons: Reason[] };

type RefusalCode = 'ERR_FORBIDDEN' | 'ERR_TRANSITION' | 'ERR_VALIDATION' | 'LBL_NOT_AVAILABLE_FOR_EDIT';

/** Decides with an input: called by the server inside the transaction that has locked the row. */
export function decide<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  action: Action,
  ask: RuleInput<Facts>,
): Decision<Facts> {
  const row = workflow.Rows[action];
  const verdict = evaluate(workflow, row, ask);
  if (!verdict.Grant) return { Allowed: false, Code: 'ERR_FORBIDDEN', Reasons: [{ Code: 'REASON_ROLE' }] };
  if (verdict.Reasons.length > 0) {
    const isInput = verdict.Reasons.every((reason) => reason.Field || reason.Fields);
    const Code = isInput ? 'ERR_VALIDATION' : (row.Refusal ?? 'ERR_TRANSITION');
    return { Allowed: false, Code, Reasons: verdict.Reasons };
  }
  const AsRole = roleOf(verdict.Grant, ask);
  return {
    Allowed: true,
    Change: changeOf(workflow, action, { ...ask, AsRole }),
    AsRole,
    IsOverride: verdict.Overridden.length > 0,
    Overridden: verdict.Overridden.map(({ Code }) => Code),
  };
}

type Verdict<Status extends string, Facts> = {
  /** Null when the row names none of the user's roles. */
  Grant: Grant<Status, Facts> | null;
  Reasons: Reason[];
  Overridden: Reason[];
  /** This record can never take the action, in any of the user's roles. */
  IsHidden: boolean;
};

/**
 * Returns the user's best grant: one that allows the action, otherwise the one with the fewest reasons
 * against.
 */
export function evaluate<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  row: Row<Status, Facts>,
  ask: RuleInput<Facts>,
): Verdict<Status, Facts> {
  const status = workflow.statusOf(ask.facts);
  const grants = row.By.filter((grant) => grant.Roles.some((role) => ask.actor.Roles.includes(role)));
  const Statuses = (row.Named ?? row.From).filter((from) =>
    grants.some((grant) => hasTarget(row, grant, from)),
  );
  const verdicts = grants
    .map((Grant) => ({ Grant, ...failedGuards(row, Grant, status, ask) }))
    .map((verdict) => ({
      ...verdict,
      IsHidden: verdict.IsHidden || isNever(workflow, row, verdict.Grant, status),
    }))
    .sort((a, b) => a.Reasons.length - b.Reasons.length || a.Overridden.length - b.Overridden.length);
  const [best] = verdicts;
  if (!best) return { Grant: null, Reasons: [], Overridden: [], IsHidden: false };
  return {
    ...best,
    Reasons: best.Reasons.map((reason) =>
      reason.Code === 'REASON_STATUS' ? { ...reason, Statuses } : reason,
    ),
    IsHidden: verdicts.every((verdict) => verdict.IsHidden),
  };
}

/** Whether the grant applies to this status and the row has a target from there. */
const hasTarget = <Status extends string, Facts>(
  row: Row<Status, Facts>,
  grant: Grant<Status, Facts>,
  status: Status,
): boolean => (grant.From ?? row.From).includes(status) && targetsOf(row, status).length > 0;

/** Whether the action can never be allowed: the status is final and does not allow it now. */
const isNever = <Action extends string, Status extends string, Facts>(
  { Final }: Workflow<Action, Status, Facts>,
  row: Row<Status, Facts>,
  grant: Grant<Status, Facts>,
  status: Status,
): boolean => Final?.includes(status) === true && !hasTarget(row, grant, status);

function failedGuards<Status extends string, Facts>(
  row: Row<Status, Facts>,
  grant: Grant<Status, Facts>,
  status: Status,
  ask: RuleInput<Facts>,
): Omit<Verdict<Status, Facts>, 'Grant'> {
  const failed = [...(grant.When ?? []), ...row.When].filter((guard) => !passes(guard, ask));
  const final = failed.find((guard) => guard.Hides);
  if (!(grant.From ?? row.From).includes(status))
    return {
      Reasons: [{ Code: 'REASON_STATUS' }],
      Overridden: [],
      IsHidden: row.IsHiddenByStatus === true || final !== undefined,
    };
  if (final) return { Reasons: [reasonOf(final, ask)], Overridden: [], IsHidden: true };
  const isOverridden = (guard: Guard<Facts>) =>
    Boolean(guard.IsOverridable && grant.MayOverride) && (ask.input === undefined || hasOverride(ask.input));
  return {
    Reasons: causes(failed.filter((guard) => !isOverridden(guard))).map((guard) => reasonOf(guard, ask)),
    Overridden: failed.filter(isOverridden).map((guard) => reasonOf(guard, ask)),
    IsHidden: false,
  };
}

/** Removes guards whose failure is implied by another one, so that each cause gives one reason. */
const causes = <Facts>(failed: readonly Guard<Facts>[]): Guard<Facts>[] =>
  failed.filter(({ ImpliedBy }) => !failed.some(({ Code }) => ImpliedBy?.includes(Code)));

const passes = <Facts>(guard: Guard<Facts>, ask: RuleInput<Facts>): boolean =>
  guard.Field !== undefined && ask.input === undefined ? true : guard.test(ask);

const hasOverride = (input: Record<string, unknown>): boolean =>
  input.IsOverride === true && typeof input.Remark === 'string' && input.Remark.trim() !== '';

function reasonOf<Facts>(guard: Guard<Facts>, ask: RuleInput<Facts>): Reason {
  const Fields = ask.input === undefined ? [] : (guard.fields?.(ask) ?? []);
  const Links = guard.links?.(ask.facts, ask) ?? [];
  return {
    Code: guard.Code,
    ...(guard.Field && { Field: guard.Field }),
    ...(Fields.length > 0 && { Fields }),
    ...(guard.IsHeading && { IsHeading: guard.IsHeading }),
    ...(guard.params && { Params: guard.params(ask.facts, ask) }),
    ...(Links.length > 0 && { Links }),
  };
}

/** The row's own change. A status that the row does not declare is a defect of the table and throws. */
function changeOf<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  action: Action,
  step: AllowedAction<Facts>,
): Partial<Facts> {
  const row = workflow.Rows[action];
  const before = workflow.statusOf(step.facts);
  const targets = targetsOf(row, before);
  const only = targets.length === 1 ? targets[0] : undefined;
  const fixed = only && only !== 'SAME' ? workflow.setStatus(only) : {};
  const change = { ...fixed, ...row.change?.(step) };
  const after = workflow.statusOf({ ...step.facts, ...change });
  if (!targets.includes(after) && !(after === before && targets.includes('SAME')))
    throw new Error(`workflow ${workflow.Name}: ${action} may not lead from ${before} to ${after}`);
  return change;
}

const roleOf = <Status extends string, Facts>(grant: Grant<Status, Facts>, ask: RuleInput<Facts>): Role => {
  const role = (grant.activeRoles?.(ask.facts) ?? grant.Roles).find((candidate) =>
    ask.actor.Roles.includes(candidate),
  );
  if (!role) throw new Error('a grant was chosen for a role that the actor does not hold');
  return role;
};
