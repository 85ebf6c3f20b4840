import type { ServiceDefinition } from '../rules/definition.ts';

/** Sets the service's own scheme code in a definition, which may have been copied from another service. */
export const ownDefinition = (
  { SchemeCode }: { SchemeCode: string },
  definition: ServiceDefinition,
): ServiceDefinition => ({ ...definition, SchemeCode });
