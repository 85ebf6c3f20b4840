/**
 * Converts the rows of a module's workflow table to rules (permitted roles, statuses before and after, error
 * code) that the generated workflow tests compare with the portal.
 */
import type { Role } from '#platform/common/access/roles.ts';
import { targetsOf } from '#platform/common/workflow/targets.ts';
import type { Targets } from '#platform/common/workflow/types.ts';

/** The parts of a workflow table that the generated tests need, regardless of its facts. */
export type Table = {
  Name: string;
  Actions: readonly string[];
  Rows: Readonly<
    Record<
      string,
      {
        Path: string;
        Given?: Readonly<Record<string, string>>;
        From: readonly string[];
        To: Targets<string>;
        By: readonly { Roles: readonly Role[]; From?: readonly string[] }[];
        Refusal?: string;
      }
    >
  >;
};

/** One row of a workflow table: permitted roles and statuses of an action, and the resulting status. */
export type TableRule = {
  Action: string;
  Path: string;
  /** Input that distinguishes several actions of one endpoint. */
  Given: Readonly<Record<string, string>>;
  From: readonly string[];
  /** Resulting statuses by previous status; SAME means that the status does not change. */
  To: Readonly<Record<string, readonly string[]>>;
  By: readonly { Roles: readonly Role[]; From: readonly string[] }[];
  /** Error code if the status or a condition does not allow the action. */
  Refusal: string;
};

export const rulesOf = (table: Table): TableRule[] =>
  Object.entries(table.Rows).map(([Action, row]) => ({
    Action,
    Path: row.Path,
    Given: row.Given ?? {},
    From: row.From,
    To: Object.fromEntries(row.From.map((from) => [from, targetsOf<string>(row, from)])),
    By: row.By.map((grant) => ({ Roles: grant.Roles, From: grant.From ?? row.From })),
    Refusal: row.Refusal ?? 'ERR_TRANSITION',
  }));
