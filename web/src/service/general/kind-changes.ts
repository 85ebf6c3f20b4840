import { blankDefinition } from '@assay/shared/service/blank-definition.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';

/** A statement has no cycle; a certificate gets the usual one where there was none. */
export const changesOfKind = (
  definition: ServiceDefinition,
  Kind: ServiceDefinition['Kind'],
): Partial<ServiceDefinition> => ({
  Kind,
  Cycle: Kind === 'STATEMENT' ? null : (definition.Cycle ?? blankDefinition({ ...definition, Kind }).Cycle),
});
