/**
 * Publication check of a form: finds questions that depend on themselves through conditions and expressions,
 * which would never settle.
 */
import { referencesIn } from '../../rules/expression-names.ts';
import { type JsonPath, textOf } from '../../rules/json.ts';
import { type FormNode, nameOf, ownerOf } from '../../rules/walk.ts';
import type { FormFault } from './fault.ts';
import { expressionsIn } from './find-expressions.ts';
import type { Part } from './parts.ts';

/**
 * Properties whose expressions decide whether, or how, a question is answered; a cycle through them never
 * settles.
 */
const DECIDING = new Set([
  'visibleIf',
  'templateVisibleIf',
  'rowsVisibleIf',
  'columnsVisibleIf',
  'choicesVisibleIf',
  'expression',
  'setValueExpression',
  'setValueIf',
  'resetValueIf',
  'defaultValueExpression',
]);

type Edge = { To: string; Path: JsonPath };
type Graph = Map<string, Edge[]>;

const idOf = (node: FormNode): string => {
  const owner = ownerOf(node);
  return owner ? `${nameOf(owner)}.${nameOf(node)}` : nameOf(node);
};

/** `row.City` and `panel.City` refer to the row's own table; `Sites[0].City` refers to the table Sites. */
function targetsOf(expression: string, node: FormNode | null): string[] {
  const owner = node ? (ownerOf(node) ?? node) : null;
  return referencesIn(expression).flatMap(({ Root, Rest }) => {
    const part = /^(?:\[[^\]]*\])?\.(\w+)/.exec(Rest)?.[1];
    const root = ['row', 'panel'].includes(Root) ? owner && nameOf(owner) : Root;
    if (!root) return [];
    return part === undefined ? [root] : [`${root}.${part}`, ...(root === Root ? [root] : [])];
  });
}

/**
 * Builds the dependency graph. A part also depends on the conditions of the page, group or table around it.
 */
function graphOf(parts: readonly Part[]): Graph {
  const graph: Graph = new Map();
  const add = (from: string, edge: Edge) => graph.set(from, [...(graph.get(from) ?? []), edge]);
  for (const { Node, Path } of parts) {
    if (!Node || Path !== Node.Path) continue;
    for (const parent of Node.Parents) add(idOf(Node), { To: parentId(parent), Path: Node.Path });
  }
  for (const part of parts.filter(({ Class }) => !Class.endsWith('validator'))) {
    for (const [name, expression] of expressionsIn(part).filter(([name]) => DECIDING.has(name))) {
      const from = part.Node
        ? part.Node.Kind === 'PAGE'
          ? parentId(part.Node)
          : idOf(part.Node)
        : calculatedId(part);
      for (const To of targetsOf(expression, part.Node)) add(from, { To, Path: [...part.Path, name] });
    }
  }
  return graph;
}

const parentId = (node: FormNode): string => (node.Kind === 'PAGE' ? `page ${nameOf(node)}` : idOf(node));
const calculatedId = ({ Json }: Part): string => textOf(Json.name);

/** Reports each cycle of conditions once, at the expression that closes it. */
export function findCircles(parts: readonly Part[]): FormFault[] {
  const graph = graphOf(parts);
  const done = new Set<string>();
  const faults: FormFault[] = [];
  const open: string[] = [];
  const visit = (id: string): void => {
    open.push(id);
    for (const { To, Path } of graph.get(id) ?? []) {
      const start = open.indexOf(To);
      if (start >= 0) {
        const names = [...open.slice(start), To].filter((name) => !name.startsWith('page '));
        faults.push({ Path, Code: 'ERR_FORM_CIRCLE', Params: { names: names.join(' → ') } });
      } else if (!done.has(To)) visit(To);
    }
    open.pop();
    done.add(id);
  };
  for (const id of graph.keys()) if (!done.has(id)) visit(id);
  return faults;
}
