import { ROLES } from '../access/roles.ts';
import type { Row, Workflow } from './types.ts';

type Say = (code: string) => string;

/** The table as markdown with a Mermaid state diagram; `say` gives the sentence of a guard's code. */
export function describe<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  say: Say,
): string {
  const lines = workflow.Actions.map((action) => rowLine(action, workflow.Rows[action], say));
  return [
    `## ${workflow.Name}`,
    '',
    '| Action | POST | From | Who | Conditions | Result |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
    diagram(workflow),
  ].join('\n');
}

function rowLine<Status extends string, Facts>(action: string, row: Row<Status, Facts>, say: Say): string {
  const who = row.By.map((by) => {
    const narrowed = [by.From && `from ${by.From.join(', ')}`, ...(by.When ?? []).map((guard) => say(guard.Code))];
    const only = narrowed.filter(Boolean).join('; ');
    return only ? `${by.Roles.join(', ')} (${only})` : by.Roles.join(', ');
  }).join('<br>');
  const when = row.When.map((guard) => say(guard.Code)).join('<br>') || '–';
  return `| ${action} | \`${row.Path}\` | ${row.From.join(', ')} | ${who} | ${when} | ${row.To.join(', ')} |`;
}

function diagram<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
): string {
  const edges = new Map<string, string[]>();
  for (const action of workflow.Actions)
    for (const from of workflow.Rows[action].From)
      for (const to of workflow.Rows[action].To)
        if (to !== 'SAME') {
          const edge = `${from === 'NONE' ? '[*]' : from} --> ${to}`;
          edges.set(edge, [...(edges.get(edge) ?? []), action]);
        }
  const lines = [...edges].map(([edge, actions]) => `  ${edge}: ${actions.join(', ')}`);
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

/** Which role may ever take which action: ● always by its row, ◐ under a condition of its own. */
export function describePermissions<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
): string {
  const head = `| ${workflow.Name} | ${ROLES.join(' | ')} |`;
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
