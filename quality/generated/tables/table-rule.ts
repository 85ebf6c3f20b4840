import type { Role } from '#platform/common/access/roles.ts';
import { targetsOf } from '#platform/common/workflow/targets.ts';
import type { Targets } from '#platform/common/workflow/types.ts';

/** What a walk needs of a workflow table, whatever its facts are. */
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

/** One row of a table: who may ever take the action and from where, and what it becomes. */
export type TableRule = {
  Action: string;
  Path: string;
  /** What distinguishes actions of one address. */
  Given: Readonly<Record<string, string>>;
  From: readonly string[];
  /** By the status before; SAME: the status stays. */
  To: Readonly<Record<string, readonly string[]>>;
  By: readonly { Roles: readonly Role[]; From: readonly string[] }[];
  /** What is answered where the status or a condition says no. */
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
