/**
 * Prints benchmark results given as lists of durations: a table with the median, 95th percentile, worst
 * value and target of each figure, and the load of the machine.
 */
import { cpus, loadavg } from 'node:os';

export type Figure = { What: string; Times: number[]; Reach: string };

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const ms = (value: number): string => `${value.toFixed(1)} ms`.padStart(11);

/** Prints the median, 95th percentile and worst value of each figure, its target, and the machine's load. */
export function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  console.log(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(
    `${''.padEnd(44)}${'median'.padStart(11)}${'95 %'.padStart(11)}${'worst'.padStart(11)}   to reach`,
  );
  for (const { What, Times, Reach } of figures) {
    const sorted = Times.toSorted((one, other) => one - other);
    console.log(
      `${What.padEnd(44)}${ms(at(sorted, 0.5))}${ms(at(sorted, 0.95))}${ms(sorted.at(-1) ?? 0)}   ${Reach}`,
    );
  }
}
