/**
 * Builds the tables and Mermaid diagrams of hooks, registers and module dependencies for the generated pages
 * `hooks.md` and `dependencies.md`.
 */
import { modules } from '#apps/common/modules.ts';
import { AREAS, type Module } from '#platform/common/module.ts';
import type { ServerModule } from '#platform/server/server-module.ts';
import { serverModules } from '../modules.ts';

type Row = readonly [name: string, modules: string];

/** Every hook with the modules that implement it, in the order in which they are called. */
export function hookRows(): Row[] {
  const list: readonly ServerModule[] = serverModules;
  const all = list.flatMap(({ name, hooks = [] }) => hooks.map(({ hook }) => [hook, name] as const));
  return grouped(all);
}

/** Every key of every register with the module that provides it. */
export function registerRows(): Row[] {
  const list: readonly ServerModule[] = serverModules;
  const all = list.flatMap(({ name, entries = [] }) =>
    entries.flatMap(({ register, keys }) => keys.map((key) => [`${register} · ${key}`, name] as const)),
  );
  return grouped(all);
}

const grouped = (pairs: readonly (readonly [string, string])[]): Row[] =>
  [...Map.groupBy(pairs, ([name]) => name)]
    .map(([name, rows]): Row => [`\`${name}\``, rows.map(([, module]) => module).join(', ')])
    .sort(([one], [other]) => one.localeCompare(other, 'en'));

const declared = modules.filter((module): module is (typeof modules)[number] & Module => 'uses' in module);
const areaOf = (name: string): string => name.split('/')[0] ?? '';
const shortName = (name: string): string => name.split('/')[1] ?? '';

const diagram = (lines: readonly string[]): string =>
  ['```mermaid', 'graph LR', ...lines.map((line) => `  ${line}`), '```'].join('\n');

/** Diagram of which area depends on which, with the number of its modules that do. */
export function areaDiagram(): string {
  const lines = AREAS.flatMap((area) =>
    AREAS.filter((other) => other !== area).flatMap((other) => {
      const users = declared.filter(
        ({ name, uses }) => areaOf(name) === area && uses.some((used) => areaOf(used) === other),
      );
      return users.length === 0 ? [] : [`${area} -->|${users.length}| ${other}`];
    }),
  );
  return diagram(lines);
}

/** Diagram of the dependencies between the modules of one area; null if there are none. */
export function moduleDiagram(area: string): string | null {
  const lines = declared
    .filter(({ name }) => areaOf(name) === area)
    .flatMap(({ name, uses }) =>
      uses.filter((used) => areaOf(used) === area).map((used) => `${shortName(name)} --> ${shortName(used)}`),
    );
  return lines.length === 0 ? null : diagram(lines);
}

/** Dependencies of each module on lower areas. */
export const useRows = (): Row[] =>
  declared.map(
    ({ name, uses }): Row => [name, uses.filter((used) => areaOf(used) !== areaOf(name)).join(', ') || '–'],
  );
