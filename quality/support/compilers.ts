import { readFileSync } from 'node:fs';
import { childrenOf } from './processes.ts';

/** Lists the template compiler processes that this process started, with their environments (Linux). */
export const compilers = (): { pid: number; environment: string }[] =>
  childrenOf(process.pid)
    .map((pid) => ({ pid, environment: environmentOf(pid) }))
    .filter(({ environment }) => environment.includes('XDG_DATA_HOME=/nonexistent'));

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}
