import { blankDefinition } from '../../rules/blank-definition.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';

/**
 * Draft changes when the kind of a service is switched between certificate and statement: a statement has no
 * cycle; a certificate without one gets the default cycle.
 */
export const changesOfKind = (
  definition: ServiceDefinition,
  Kind: ServiceDefinition['Kind'],
): Partial<ServiceDefinition> => ({
  Kind,
  Cycle: Kind === 'STATEMENT' ? null : (definition.Cycle ?? blankDefinition({ ...definition, Kind }).Cycle),
});
