/**
 * Generates the documentation of a workflow table as markdown: its actions with roles, conditions and
 * results, a Mermaid state diagram, and a table of who may take which action.
 */
import { ROLES } from '../access/roles.ts';
import { allTargets, targetsOf } from './targets.ts';
import type { AutomaticMove, Grant, Guard, Row, Workflow } from './types.ts';

type TranslateCode = (code: string) => string;

/**
 * Renders a workflow table as markdown with a Mermaid state diagram; `say` returns the sentence of a guard's
 * code.
 */
export function describe<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  text: TranslateCode,
  title: string = workflow.Name,
): string {
  const lines = workflow.Actions.map((action) => rowLine(action, workflow.Rows[action], text));
  return [
    `## ${title}`,
    '',
    '| Action | POST | From status | Roles | Conditions (refused with) | Result |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
    ...automaticTable(workflow),
    diagram(workflow),
  ].join('\n');
}

function rowLine<Status extends string, Facts>(
  action: string,
  row: Row<Status, Facts>,
  text: TranslateCode,
): string {
  const cells = [
    `**${action}**`,
    `\`${row.Path}\``,
    list(row.From.map((from) => (from === 'NONE' ? 'no record yet' : from))),
    row.By.map(roleNames).join('<br>'),
    conditions(row, text).join('<br>') || '–',
    list(allTargets(row).map((to) => (to === 'SAME' ? 'status unchanged' : to))),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The changes that the portal makes by itself; empty if the table has none. */
function automaticTable<Action extends string, Status extends string, Facts>({
  Automatic,
}: Workflow<Action, Status, Facts>): string[] {
  if (!Automatic) return [];
  const lines = Object.entries<AutomaticMove<Status>>(Automatic).map(
    ([name, move]) =>
      `| **${name}** | ${move.Trigger} | ${list(move.From)} | ${list(allTargets(move).map((to) => (to === 'SAME' ? 'status unchanged' : to)))} |`,
  );
  return ['| By the portal | When | From status | Result |', '|---|---|---|---|', ...lines, ''];
}

const list = (names: readonly string[]): string => names.join(', ');

function roleNames<Status extends string, Facts>(grant: Grant<Status, Facts>): string {
  return grant.From ? `${list(grant.Roles)} (from ${list(grant.From)})` : list(grant.Roles);
}

/** The row's conditions apply to everyone; those of a grant only to its roles. */
function conditions<Status extends string, Facts>(row: Row<Status, Facts>, text: TranslateCode): string[] {
  const ofGrants = row.By.flatMap((by) =>
    (by.When ?? []).map((guard) => `${list(by.Roles)}: ${sentence(guard, text)}`),
  );
  const overriders = row.By.filter((by) => by.MayOverride).flatMap((by) => by.Roles);
  const ofRow = row.When.map((guard) =>
    guard.IsOverridable && overriders.length > 0
      ? `${sentence(guard, text)} (${list(overriders)} may override with a remark)`
      : sentence(guard, text),
  );
  return [...ofGrants, ...ofRow];
}

const sentence = <Facts>(guard: Guard<Facts>, text: TranslateCode): string =>
  guard.Field ? `${text(guard.Code)} \`${guard.Field}\`` : text(guard.Code);

function diagram<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
): string {
  const edges = new Map<string, string[]>();
  const moves: [string, Pick<AutomaticMove<Status>, 'From' | 'To'>][] = [
    ...workflow.Actions.map((action) => [action, workflow.Rows[action]] as const),
    ...Object.entries<AutomaticMove<Status>>(workflow.Automatic ?? {}),
  ].map(([name, move]) => [name, move]);
  for (const [name, move] of moves)
    for (const from of move.From)
      for (const to of targetsOf(move, from))
        if (to !== 'SAME') {
          const edge = `${from === 'NONE' ? '[*]' : from} --> ${to}`;
          edges.set(edge, [...(edges.get(edge) ?? []), name]);
        }
  const lines = [...edges].map(([edge, actions]) => `  ${edge}: ${list(actions)}`);
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

/** Table of roles by action: ● permitted by the row alone, ◐ permitted under an additional condition. */
export function describePermissions<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  title: string = workflow.Name,
): string {
  const head = `| ${title} | ${ROLES.join(' | ')} |`;
  const rule = `|---|${ROLES.map(() => ':-:').join('|')}|`;
  const lines = workflow.Actions.map((action) => {
    const cells = ROLES.map((role) => {
      const grants = workflow.Rows[action].By.filter((by) => by.Roles.includes(role));
      if (grants.length === 0) return '';
      return grants.some((by) => !by.From && !by.When) ? '●' : '◐';
    });
    return `| ${action} | ${cells.join(' | ')} |`;
  });
  return [head, rule, ...lines].join('\n');
}
