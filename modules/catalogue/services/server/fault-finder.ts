/**
 * Types for checks of a service definition before publication: the fault found, the context (database,
 * settings) and the check function that modules implement.
 */

import type { Params } from '#platform/common/i18n/texts.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

/** A fault that one part of the portal found in a definition: path, text key and parameters of the text. */
export type FoundFault = {
  Path: (string | number)[];
  Code: string;
  Params?: Params;
};
/** Context of the validation besides the definition; `db` is the transaction, if there is one. */
export type FaultContext = { db: Queries; settings: Settings };
export type FaultFinder = (bench: FaultContext, definition: ServiceDefinition) => Promise<FoundFault[]>;
