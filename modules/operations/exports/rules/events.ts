import type { EventTable } from '#platform/common/log-events.ts';

/** Event log codes of this module. */
export const exportsEvents = {
  READ: ['EXPORT', 'EXPORT_REQUESTED', 'EXPORT_CANCELLED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    exports: typeof exportsEvents;
  }
}
