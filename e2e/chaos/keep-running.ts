import type { ChildProcess } from 'node:child_process';

const RESTART_MS = 1_000;
/** Nobody asks a worker whether it has started. */
const STARTED_MS = 10_000;
/** What ends again and again before it was there does not become better. */
const MOST_FAILED = 20;

export type Kept = {
  pid: () => number;
  /** Said by whoever got an answer from it. */
  isThere: () => void;
  /** With what it ended, once it makes no sense to wait any longer. */
  failed: () => number | null;
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/**
 * As a service of compose.yaml: what ends by itself is started again. Who starts while the database is away ends with a
 * plain sentence, which is no fault; who was there and ends is told of.
 */
export function keepRunning(name: string, launch: () => ChildProcess, tell: (how: string) => void): Kept {
  let child: ChildProcess;
  let isAsked = false;
  let wasThere = false;
  let failures = 0;
  const start = (): void => {
    wasThere = false;
    child = launch();
    const isThere = setTimeout(() => {
      wasThere = true;
    }, STARTED_MS);
    child.once('exit', (code, signal) => {
      clearTimeout(isThere);
      if (isAsked) return;
      const how = `${name} ended by itself with ${code ?? signal}`;
      console.log(`${how}, and is started again`);
      if (wasThere) tell(how);
      failures = wasThere ? 0 : failures + 1;
      setTimeout(() => !isAsked && start(), RESTART_MS);
    });
  };
  start();
  return {
    pid: () => child.pid ?? 0,
    isThere: () => {
      wasThere = true;
    },
    failed: () => (failures > MOST_FAILED ? (child.exitCode ?? 1) : null),
    end: async (signal) => {
      isAsked = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
  };
}
