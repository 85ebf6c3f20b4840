/** Days within which an urgent suspension has to be ratified, by service. */
import type { ServiceDefinition } from './definition.ts';

/** Unless a service sets another number. */
const RATIFICATION_DAYS = 10;

/** Days within which an urgent suspension of a certificate of the service has to be ratified. */
export const ratificationDays = (definition: Pick<ServiceDefinition, 'RatificationDays'>): number =>
  definition.RatificationDays ?? RATIFICATION_DAYS;
