import type { ServiceDefinition } from '../rules/definition.ts';

/**
 * Puts the service's own scheme code into a definition that is saved as its draft, because the definition
 * may have been copied from another service.
 */
export const ownDefinition = (
  { SchemeCode }: { SchemeCode: string },
  definition: ServiceDefinition,
): ServiceDefinition => ({ ...definition, SchemeCode });
