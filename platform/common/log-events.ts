/** What the platform itself writes to the event log, by the areas of the log in which it is found. */
export const platformEvents = {
  SIGN_IN: ['RATE_LIMIT'],
  READ: ['FILE_DOWNLOADED'],
  APPLICATION: ['FILE_UPLOADED', 'FILE_INFECTED'],
  SETTINGS: ['MAIL_TEMPLATE_FAILED', 'SETTING_CHANGE'],
  UPKEEP: ['FILES_UNUSED_REMOVED'],
} as const;

/** Names of events by the area of the log in which they are found. */
export type EventTable = Readonly<Record<string, readonly string[]>>;

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

const installed = new Map<string, Set<string>>();

/** Takes over the events of the modules; a name that two of them have ends the start. */
export function installEvents(
  modules: readonly { readonly name: string; readonly events?: EventTable }[],
): void {
  installed.clear();
  const owners = new Map<string, string>();
  for (const { name: module, events = {} } of modules)
    for (const [area, names] of Object.entries(events))
      for (const name of names) {
        const owner = owners.get(name) ?? module;
        if (owner !== module)
          throw new Error(
            `${owner} and ${module} both have the event ${name}: give one of them another name.`,
          );
        owners.set(name, module);
        installed.set(area, (installed.get(area) ?? new Set()).add(name));
      }
}

/** The events of an area, as their modules have them in `rules/events.ts`. */
export const eventsIn = (area: string): readonly LogEvent[] =>
  // A cast, because the modules' names become known only when all of them are compiled together.
  [...(installed.get(area) ?? [])] as LogEvent[];
