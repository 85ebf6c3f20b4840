import { readFileSync } from 'node:fs';
import { childrenOf } from './processes.ts';

/**
 * Lists the running child processes that compile PDF templates, with their environment variables, for tests
 * that these processes end and see no secrets (Linux).
 */
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
