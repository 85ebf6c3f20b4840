/** Reads the CPU time of a process and its child processes from Linux `/proc`, for the benchmarks. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

type Process = { pid: number; parent: number; ms: number };

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        // Fields utime and stime (all threads), cutime and cstime (children that have ended).
        const ms = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * TICK_MS;
        return [{ pid: Number(name), parent: Number(fields[1]), ms }];
      } catch {
        return [];
      }
    });
}

/** Returns the CPU time that a process and all its descendants have used, in ms. */
export function cpuTime(pid: number): number {
  const all = processes();
  const own = new Set([pid]);
  for (let size = 0; size !== own.size; ) {
    size = own.size;
    for (const one of all) if (own.has(one.parent)) own.add(one.pid);
  }
  return all.filter((one) => own.has(one.pid)).reduce((sum, one) => sum + one.ms, 0);
}
