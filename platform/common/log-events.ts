/** What the platform itself writes to the event log, by the areas of the log in which it is found. */
export const platformEvents = {
  SIGN_IN: ['RATE_LIMIT'],
  READ: ['FILE_DOWNLOADED'],
  APPLICATION: ['FILE_UPLOADED', 'FILE_INFECTED'],
  SETTINGS: ['MAIL_TEMPLATE_FAILED', 'SETTING_CHANGE'],
  UPKEEP: ['FILES_UNUSED_REMOVED'],
} as const;

/** A call that was refused is found by its result; what it was about is its own area. */
const WITHOUT_AREA = ['DENIED'] as const;

/**
 * The events of all modules by module. Each module completes it with its own by declaration merging (`rules/events.ts`), so
 * that a name which no module declares does not compile, while the platform imports no module.
 *
 * @public
 */
export interface LogEvents {
  platform: typeof platformEvents & { NONE: typeof WITHOUT_AREA };
}

type NamesIn<Areas> = Areas extends object ? Extract<Areas[keyof Areas], readonly string[]>[number] : never;

/** Every name that may be written to the event log. */
export type LogEvent = NamesIn<LogEvents[keyof LogEvents]>;
