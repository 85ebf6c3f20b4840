/**
 * Defines a record's workflow table (actions with statuses, roles and conditions) and aborts startup if it
 * is inconsistent, for example with an unreachable status or a duplicate path.
 */
import { allTargets, targetsOf, unmatchedTargets } from './targets.ts';
import type { AutomaticMove, Inputs, Row, Workflow } from './types.ts';

type Table<Action extends string, Status extends string, Facts> = Omit<
  Workflow<Action, Status, Facts>,
  'Actions'
>;

/**
 * A table as written in a module. Record and status types are inferred from `statusOf` and `Statuses`,
 * request bodies from the rows.
 */
type Written<Name extends string, Status extends string, Facts, Schemas extends Inputs<string>> = Omit<
  Table<string, Status, Facts>,
  'Name' | 'Rows'
> & {
  Name: Name;
  Rows: { readonly [One in keyof Schemas & string]: Row<NoInfer<Status>, NoInfer<Facts>, Schemas[One]> };
};

/**
 * Checks a table once at startup, so that no faulty row reaches users: statuses are known and reachable,
 * final ones are not left, paths and selectors are unique, targets exist for exactly the statuses of `From`,
 * and there is one target or a change function that chooses.
 */
export function defineWorkflow<
  const Name extends string,
  Status extends string,
  Facts,
  Schemas extends Inputs<string>,
>(
  table: Written<Name, Status, Facts, Schemas>,
): Workflow<keyof Schemas & string, Status, Facts, Schemas> & { Name: Name } {
  const rows = Object.entries(table.Rows) as [keyof Schemas & string, Row<Status, Facts>][];
  const problems = [
    ...rows.flatMap(([action, row]) => rowProblems(table, action, row)),
    ...Object.entries<AutomaticMove<Status>>(table.Automatic ?? {}).flatMap(([name, move]) =>
      moveProblems(table, name, move),
    ),
    ...pathProblems(rows),
    ...leadingOut(table, movesOf(table, rows)),
    ...unreachable(table, movesOf(table, rows)).map((status) => `status ${status} cannot be reached`),
  ];
  if (problems.length > 0) throw new Error(`workflow ${table.Name}: ${problems.join('; ')}`);
  return { ...table, Actions: rows.map(([action]) => action) };
}

function rowProblems<Action extends string, Status extends string, Facts>(
  table: Table<Action, Status, Facts>,
  action: Action,
  row: Row<Status, Facts>,
): string[] {
  const problems = moveProblems(table, action, row);
  for (const status of row.By.flatMap((by) => by.From ?? []))
    if (!table.Statuses.includes(status)) problems.push(`${action} names the unknown status ${status}`);
  const isUnclear = row.From.some((from) => targetsOf(row, from).length !== 1);
  if (isUnclear && !row.change) problems.push(`${action} has several targets and no function that chooses`);
  if (row.By.length === 0) problems.push(`${action} is not granted to any role`);
  for (const by of row.By)
    for (const status of by.From ?? [])
      if (!row.From.includes(status)) problems.push(`${action} grants ${status}, which is not in its From`);
  return problems;
}

/** Problems of a row or of an automatic change: unknown statuses, targets that do not match its `From`. */
function moveProblems<Action extends string, Status extends string, Facts>(
  table: Table<Action, Status, Facts>,
  name: string,
  move: Pick<AutomaticMove<Status>, 'From' | 'To'>,
): string[] {
  const known = new Set<string>(table.Statuses);
  return [
    ...[...move.From, ...allTargets(move).filter((to) => to !== 'SAME')]
      .filter((status) => !known.has(status))
      .map((status) => `${name} names the unknown status ${status}`),
    ...unmatchedTargets(move).map(
      (status) => `${name} has targets by status that do not match its From at ${status}`,
    ),
  ];
}

type Moves<Status extends string> = readonly [name: string, Pick<AutomaticMove<Status>, 'From' | 'To'>][];

/** Everything that changes the status: the actions and the automatic changes. */
const movesOf = <Action extends string, Status extends string, Facts>(
  { Automatic = {} }: Table<Action, Status, Facts>,
  rows: [Action, Row<Status, Facts>][],
): Moves<Status> => [...rows, ...Object.entries<AutomaticMove<Status>>(Automatic)];

function pathProblems<Action extends string, Status extends string, Facts>(
  rows: [Action, Row<Status, Facts>][],
): string[] {
  const seen = new Map<string, Action>();
  const problems: string[] = [];
  for (const [action, row] of rows) {
    const key = `${row.Path} ${row.Selector ?? ''}`;
    const other = seen.get(key);
    if (other) problems.push(`${action} and ${other} share the path ${row.Path}`);
    seen.set(key, action);
  }
  return problems;
}

/** Reports rows that lead from a final status to a status that is not final. */
const leadingOut = <Action extends string, Status extends string, Facts>(
  { Final = [] }: Table<Action, Status, Facts>,
  moves: Moves<Status>,
): string[] =>
  moves.flatMap(([action, row]) =>
    Final.filter((status) => row.From.includes(status))
      .flatMap((status) => targetsOf(row, status))
      .filter((to) => to !== 'SAME' && !Final.includes(to))
      .map((to) => `${action} leads from a final status to ${to}`),
  );

function unreachable<Action extends string, Status extends string, Facts>(
  table: Table<Action, Status, Facts>,
  moves: Moves<Status>,
): Status[] {
  const reached = new Set<Status>(table.Initial);
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const [, row] of moves)
      for (const from of row.From)
        if (reached.has(from)) for (const to of targetsOf(row, from)) if (to !== 'SAME') reached.add(to);
  }
  return table.Statuses.filter((status) => !reached.has(status));
}
