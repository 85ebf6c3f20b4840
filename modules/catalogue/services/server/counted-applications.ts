import type { RawBuilder } from 'kysely';
import { defineRegister } from '#platform/server/registers.ts';

/**
 * Applications as columns of queries of services, counted up to the cap of totals: all of one `service_version`, and
 * of one `service` those that still run.
 */
export const countedApplications = defineRegister<'OF_VERSION' | 'RUNNING', RawBuilder<number>>(
  'services.applications',
  ['OF_VERSION', 'RUNNING'],
);
