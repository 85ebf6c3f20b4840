/**
 * Prints benchmark results that have several named values per line (such as requests per second) as a table
 * with the target of each line and the load of the machine.
 */
import { cpus, loadavg } from 'node:os';

/** One line of a benchmark table: what was measured, its values by column name, and the target. */
export type SiteFigure = { What: string; Values: Readonly<Record<string, string>>; Reach: string };

export function printSite(title: string, figures: readonly SiteFigure[]): void {
  const names = [...new Set(figures.flatMap(({ Values }) => Object.keys(Values)))];
  console.log(`\n${title}`);
  console.log(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(`${''.padEnd(44)}${names.map((name) => name.padStart(14)).join('')}   to reach`);
  for (const { What, Values, Reach } of figures)
    console.log(
      `${What.padEnd(44)}${names.map((name) => (Values[name] ?? '').padStart(14)).join('')}   ${Reach}`,
    );
}
