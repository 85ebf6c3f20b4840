import type { EventTable } from '#platform/common/log-events.ts';

/** Event log codes of this module. */
export const translationsEvents = {
  SETTINGS: ['TRANSLATION_CHANGE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    translations: typeof translationsEvents;
  }
}
