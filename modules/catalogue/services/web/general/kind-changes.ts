import { blankDefinition } from '../../rules/blank-definition.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';

/**
 * Changes of the draft when its kind changes: a statement has no cycle; a certificate without one gets the
 * default.
 */
export const changesOfKind = (
  definition: ServiceDefinition,
  Kind: ServiceDefinition['Kind'],
): Partial<ServiceDefinition> => ({
  Kind,
  Cycle: Kind === 'STATEMENT' ? null : (definition.Cycle ?? blankDefinition({ ...definition, Kind }).Cycle),
});
