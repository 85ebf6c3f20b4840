import { badClients } from './bad-clients.ts';
import { clockJumps } from './clock-jumps.ts';
import type { Fault } from './fault.ts';
import { fullDisks } from './full-disks.ts';
import { kills } from './kills.ts';
import { networkFaults } from './network-faults.ts';
import { restarts } from './restarts.ts';

/** Lists all faults of the chaos tests, and the quick ones that the short form injects. */
export const FAULTS: readonly Fault[] = [
  ...kills,
  ...restarts,
  ...fullDisks,
  ...clockJumps,
  ...networkFaults,
  ...badClients,
];

/** Faults of the short form: the quickest one of each kind. */
export const SHORT_MIX: readonly string[] = [
  ...[
    'kill-server',
    'kill-worker',
    'kill-database',
    'kill-backend',
    'end-backends',
    'stop-api',
    'stop-database',
  ],
  ...['rolling-restart', 'full-data', 'full-uploads', 'clock-ahead', 'database-clock-back'],
  ...['cut-front', 'cut-back', 'half-open-front', 'aborted-uploads'],
];
