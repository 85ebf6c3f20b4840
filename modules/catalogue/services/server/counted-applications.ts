import type { RawBuilder } from 'kysely';
import { defineRegister } from '#platform/server/registers.ts';

/**
 * Registry for the modules with applications: query columns that count all applications of one
 * `service_version` and the running ones of one `service`, up to the cap of totals.
 */
export const countedApplications = defineRegister<'OF_VERSION' | 'RUNNING', RawBuilder<number>>(
  'services.applications',
  ['OF_VERSION', 'RUNNING'],
);
