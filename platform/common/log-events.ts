/**
 * Registry of the events that may be written to the event log, declared by the modules, with the areas and
 * results by which the log can be filtered.
 */
import { createUniquenessCheck } from './declarations.ts';

/** The areas of the event log, in the order of the filter. */
export const LOG_AREAS = [
  'SIGN_IN',
  'READ',
  'APPLICATION',
  'CERTIFICATE',
  'PEOPLE',
  'MONEY',
  'CONVERSATION',
  'SETTINGS',
  'UPKEEP',
] as const;
export type LogArea = (typeof LOG_AREAS)[number];

/** Results of attempts that were refused or failed. All other events succeeded. */
export const LOG_RESULTS = ['REFUSED', 'FAILED'] as const;
export type LogResult = (typeof LOG_RESULTS)[number];

/** Event names by area of the log (a name may be in two) and by result. */
export type EventTable = { readonly [Group in LogArea | LogResult]?: readonly string[] };

/**
 * Events logged by the platform itself. A refused call is found by its result; its area is that of the call.
 */
export const platformEvents = {
  SIGN_IN: ['RATE_LIMIT'],
  READ: ['FILE_DOWNLOADED'],
  APPLICATION: ['FILE_UPLOADED', 'FILE_INFECTED'],
  SETTINGS: ['MAIL_TEMPLATE_FAILED', 'SETTING_CHANGE'],
  UPKEEP: ['FILES_UNUSED_REMOVED'],
  REFUSED: ['DENIED', 'RATE_LIMIT', 'FILE_INFECTED'],
  FAILED: ['MAIL_TEMPLATE_FAILED'],
} as const satisfies EventTable;

/**
 * The events of all modules by module. Each module completes it with its own by declaration merging (`rules/events.ts`), so
 * that a name which no module declares does not compile, while the platform imports no module.
 *
 * @public
 */
export interface LogEvents {
  platform: typeof platformEvents;
}

/** Names of the events in a table. */
export type EventOf<Table> = Table extends object
  ? Extract<Table[keyof Table], readonly string[]>[number]
  : never;

/** Every event name that may be logged. */
export type LogEvent = EventOf<LogEvents[keyof LogEvents]>;

const installed = new Map<string, ReadonlySet<string>>();
const names = new Set<string>();

/** Installs the modules' events; a name declared by two modules aborts startup. */
export function installEvents(
  modules: readonly { readonly name: string; readonly events?: EventTable }[],
): void {
  installed.clear();
  names.clear();
  const own = createUniquenessCheck();
  for (const { name: module, events = {} } of modules) {
    for (const name of new Set(Object.values(events).flat())) {
      own(module, `have the event ${name}`);
      names.add(name);
    }
    for (const [group, found] of Object.entries(events))
      installed.set(group, new Set([...(installed.get(group) ?? []), ...found]));
  }
}

const isLogEvent = (name: string): name is LogEvent => names.has(name);

/**
 * Returns the events of an area of the log, or those with a result, as declared in the modules'
 * `rules/events.ts`.
 */
export const eventsIn = (group: LogArea | LogResult): readonly LogEvent[] =>
  [...(installed.get(group) ?? [])].filter(isLogEvent);

/** Returns every declared event. */
export const logEvents = (): readonly LogEvent[] => [...names].filter(isLogEvent);
