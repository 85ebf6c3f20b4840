import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

/** What one part of the portal has to say about a definition: a place, a text key, and what the text names. */
export type FoundFault = {
  Path: (string | number)[];
  Code: string;
  Params?: Record<string, string | number>;
};
/** What validation needs besides the definition; `db` is the transaction where there is one. */
export type FaultContext = { db: Queries; settings: Settings };
export type FaultFinder = (bench: FaultContext, definition: ServiceDefinition) => Promise<FoundFault[]>;
