import { badClients } from './bad-clients.ts';
import { clockJumps } from './clock-jumps.ts';
import type { Fault } from './fault.ts';
import { fullDisks } from './full-disks.ts';
import { kills } from './kills.ts';
import { lines } from './lines.ts';

/** Everything that is done to the portal. */
export const FAULTS: readonly Fault[] = [...kills, ...fullDisks, ...clockJumps, ...lines, ...badClients];
