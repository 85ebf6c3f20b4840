import type { RawBuilder } from 'kysely';
import { defineRegister } from '#platform/server/registers.ts';

/**
 * Registry in which the modules with applications supply SQL columns that count all applications of a
 * service version and the running ones of a service, up to the cap of totals.
 */
export const countedApplications = defineRegister<'OF_VERSION' | 'RUNNING', RawBuilder<number>>(
  'services.applications',
  ['OF_VERSION', 'RUNNING'],
);
