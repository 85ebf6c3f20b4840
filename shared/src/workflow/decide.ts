import type { Role } from '../access/roles.ts';
import type { Ask, Deed, Grant, Guard, Reason, Row, Workflow } from './types.ts';

/** The single answer to "may this person do this now, and what changes?". */
export type Decision<Facts> =
  | { Allowed: true; Change: Partial<Facts>; AsRole: Role; IsOverride: boolean; Overridden: string[] }
  | { Allowed: false; Code: RefusalCode; Reasons: Reason[] };

export type RefusalCode =
  | 'ERR_FORBIDDEN'
  | 'ERR_TRANSITION'
  | 'ERR_VALIDATION'
  | 'LBL_NOT_AVAILABLE_FOR_EDIT';

/** Decides with an input: called by the server inside the transaction that holds the row's lock. */
export function decide<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  action: Action,
  ask: Ask<Facts>,
): Decision<Facts> {
  const row = workflow.Rows[action];
  const verdict = judge(workflow, row, ask);
  if (!verdict.Grant) return { Allowed: false, Code: 'ERR_FORBIDDEN', Reasons: [{ Code: 'REASON_ROLE' }] };
  if (verdict.Reasons.length > 0) {
    const isInput = verdict.Reasons.every((reason) => reason.Field);
    const Code = isInput ? 'ERR_VALIDATION' : (row.Refusal ?? 'ERR_TRANSITION');
    return { Allowed: false, Code, Reasons: verdict.Reasons };
  }
  const AsRole = roleOf(verdict.Grant, ask);
  return {
    Allowed: true,
    Change: changeOf(workflow, row, { ...ask, AsRole }),
    AsRole,
    IsOverride: verdict.Overridden.length > 0,
    Overridden: verdict.Overridden.map(({ Code }) => Code),
  };
}

type Verdict<Status extends string, Facts> = {
  /** Null when no role of the actor is named in the row. */
  Grant: Grant<Status, Facts> | null;
  Reasons: Reason[];
  Overridden: Reason[];
};

/** The best grant of the actor: one that allows, or else the one with the fewest reasons against. */
export function judge<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  row: Row<Status, Facts>,
  ask: Ask<Facts>,
): Verdict<Status, Facts> {
  const status = workflow.statusOf(ask.facts);
  const verdicts = row.By.filter((grant) => grant.Roles.some((role) => ask.actor.Roles.includes(role)))
    .map((Grant) => ({ Grant, ...against(row, Grant, status, ask) }))
    .sort((a, b) => a.Reasons.length - b.Reasons.length || a.Overridden.length - b.Overridden.length);
  return verdicts[0] ?? { Grant: null, Reasons: [], Overridden: [] };
}

function against<Status extends string, Facts>(
  row: Row<Status, Facts>,
  grant: Grant<Status, Facts>,
  status: Status,
  ask: Ask<Facts>,
): { Reasons: Reason[]; Overridden: Reason[] } {
  if (!(grant.From ?? row.From).includes(status))
    return { Reasons: [{ Code: 'REASON_STATUS' }], Overridden: [] };
  const failed = [...(grant.When ?? []), ...row.When].filter((guard) => !passes(guard, ask));
  const isOverridden = (guard: Guard<Facts>) =>
    Boolean(guard.IsOverridable && grant.MayOverride) && (ask.input === undefined || hasOverride(ask.input));
  return {
    Reasons: failed.filter((guard) => !isOverridden(guard)).map(reasonOf),
    Overridden: failed.filter(isOverridden).map(reasonOf),
  };
}

const passes = <Facts>(guard: Guard<Facts>, ask: Ask<Facts>): boolean =>
  guard.Field !== undefined && ask.input === undefined ? true : guard.holds(ask);

const hasOverride = (input: Record<string, unknown>): boolean =>
  input.IsOverride === true && typeof input.Remark === 'string' && input.Remark.trim() !== '';

const reasonOf = <Facts>(guard: Guard<Facts>): Reason =>
  guard.Field ? { Code: guard.Code, Field: guard.Field } : { Code: guard.Code };

function changeOf<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  row: Row<Status, Facts>,
  deed: Deed<Facts>,
): Partial<Facts> {
  const only = row.To.length === 1 ? row.To[0] : undefined;
  const fixed = only && only !== 'SAME' ? workflow.setStatus(only) : {};
  return { ...fixed, ...row.change?.(deed) };
}

const roleOf = <Status extends string, Facts>(grant: Grant<Status, Facts>, ask: Ask<Facts>): Role => {
  const role = (grant.standing?.(ask.facts) ?? grant.Roles).find((candidate) =>
    ask.actor.Roles.includes(candidate),
  );
  if (!role) throw new Error('a grant was chosen for a role that the actor does not hold');
  return role;
};
