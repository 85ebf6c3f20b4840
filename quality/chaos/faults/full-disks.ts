/** Faults that fill a disk of the database or of the uploads completely and then free it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Disk } from '../disks.ts';
import { type Fault, lasting } from './fault.ts';

const full = (disk: Disk, tests: string): Fault => ({
  name: `full-${disk}`,
  does: `fills the disk of the ${disk}, then frees it`,
  tests,
  lacks: ({ disks }) => (disks ? null : 'no disk can be mounted here (root on Linux is required)'),
  play: async (stage) => {
    const free = stage.portal.disks?.fill(disk);
    await pause(lasting(stage, 1.2, 6));
    free?.();
  },
});

export const fullDisks: readonly Fault[] = [
  full('data', 'what cannot be stored is refused, without partial changes'),
  full('wal', 'PostgreSQL ends and recovers; what it had said yes to is there'),
  full('uploads', 'no row names a missing file'),
];
