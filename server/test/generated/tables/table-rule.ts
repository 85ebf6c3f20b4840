import type { Role } from '@assay/shared/access/roles.ts';

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
        To: readonly string[];
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
  /** What tells actions of one address apart. */
  Given: Readonly<Record<string, string>>;
  From: readonly string[];
  /** SAME: the status stays. */
  To: readonly string[];
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
    To: row.To,
    By: row.By.map((grant) => ({ Roles: grant.Roles, From: grant.From ?? row.From })),
    Refusal: row.Refusal ?? 'ERR_TRANSITION',
  }));
