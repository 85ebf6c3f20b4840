import type { ServiceDefinition } from '../rules/definition.ts';

/** What was written for one service, perhaps copied from another: the key is always the service's own. */
export const ownDefinition = (
  { SchemeCode }: { SchemeCode: string },
  definition: ServiceDefinition,
): ServiceDefinition => ({ ...definition, SchemeCode });
