import { blankDefinition } from '../../rules/blank-definition.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';

/** A statement has no cycle; a certificate gets the usual one where there was none. */
export const changesOfKind = (
  definition: ServiceDefinition,
  Kind: ServiceDefinition['Kind'],
): Partial<ServiceDefinition> => ({
  Kind,
  Cycle: Kind === 'STATEMENT' ? null : (definition.Cycle ?? blankDefinition({ ...definition, Kind }).Cycle),
});
