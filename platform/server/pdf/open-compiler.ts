/**
 * Runs the compiler of untrusted document templates in a separate process, one task at a time; the process
 * is killed when a template exceeds time or memory, and started again for the next one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { limitData } from '../operation/bounded/limit-data.ts';
import { templateFolder } from './compiler.ts';
import { CompilerStoppedError } from './compiler-stopped-error.ts';
import { COMPILER_LIMITS, type CompilerLimits } from './limits.ts';
import type { CompilerAnswer, CompilerResult, CompilerWork } from './protocol.ts';

export type TemplateCompiler = {
  /** Runs one task after the other; rejects with CompilerStoppedError when a template had to be stopped. */
  run(work: CompilerWork): Promise<CompilerResult>;
  close(): void;
};

/**
 * Opens the compiler of untrusted templates in a separate process, which is killed when a template takes too
 * long or too much memory, and restarted for the next one.
 */
export function openCompiler(limits: CompilerLimits = COMPILER_LIMITS): TemplateCompiler {
  let child: ChildProcess | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  const work = async (task: CompilerWork): Promise<CompilerResult> => {
    clearTimeout(idle);
    if (!child || child.exitCode !== null || child.signalCode !== null || !child.connected)
      child = start(limits);
    lastId += 1;
    try {
      return await answerOf(child, { ...task, Id: lastId }, limits.Ms);
    } catch (error) {
      // No effect of the failure may reach the next template.
      end();
      throw error;
    } finally {
      idle = setTimeout(end, limits.IdleMs).unref();
    }
  };

  return {
    run(task) {
      if (waiting >= limits.Waiting) return Promise.reject(new CompilerStoppedError('BUSY'));
      waiting += 1;
      const mine = turn
        .then(() => work(task))
        .finally(() => {
          waiting -= 1;
        });
      // The caller gets the error of its own task; the next one does not depend on it.
      turn = mine.catch(() => undefined);
      return mine;
    },
    close: end,
  };
}

/** Non-existent directories, so that whatever the compiler tries to fetch or store fails at once. */
const NOWHERE = { HOME: '/nonexistent', XDG_DATA_HOME: '/nonexistent', XDG_CACHE_HOME: '/nonexistent' };
/** The compiler fetches packages by itself and respects these proxy settings; port 0 is unreachable. */
const DEAD_END = 'http://127.0.0.1:0';
const NO_NETWORK = { HTTP_PROXY: DEAD_END, HTTPS_PROXY: DEAD_END, ALL_PROXY: DEAD_END, NO_PROXY: '' };

function start({ Bytes, Ms }: CompilerLimits): ChildProcess {
  const script = new URL('./compile-child.ts', import.meta.url).pathname;
  const node: [string, ...string[]] = [
    process.execPath,
    '--no-warnings',
    '--max-old-space-size=192',
    // Only the portal's own JavaScript runs there; it still may not write, connect or start anything.
    '--permission',
    '--allow-fs-read=*',
    '--allow-addons',
    '--allow-worker',
    script,
    String(Bytes),
    String(Ms),
  ];
  const [command, args] = limitData(node, Bytes);
  const child = spawn(command, args, {
    cwd: templateFolder,
    env: { ...NOWHERE, ...NO_NETWORK, LANG: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // It must not keep an otherwise finished process alive.
  child.unref();
  child.channel?.unref();
  return child;
}

function answerOf(
  child: ChildProcess,
  work: CompilerWork & { Id: number },
  ms: number,
): Promise<CompilerResult> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, ms);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', ended).off('error', ended);
      child.channel?.unref();
      act();
    };
    const onMessage = (answer: CompilerAnswer) => {
      if (answer.Id !== work.Id) return;
      settle(() => ('Result' in answer ? resolve(answer.Result) : reject(new Error(answer.Failed))));
    };
    const ended = (why?: number | Error | null) => {
      // Expected ends are by its watchdog, its limits or the portal. Anything else is not caused by the
      // template.
      if (why) console.error('The template compiler ended unexpectedly:', why);
      settle(() => reject(new CompilerStoppedError(isLate ? 'SLOW' : 'HEAVY')));
    };
    child.channel?.ref();
    child.on('message', onMessage).on('exit', ended).on('error', ended);
    child.send(work, (error) => error && ended(error));
  });
}
