import type { RawBuilder } from 'kysely';
import { defineRegister } from '../../registers.ts';

/**
 * Register through which modules supply portal-wide figures for the metrics, such as the number of sessions,
 * as SQL subqueries of the metrics query.
 */
export const counted = defineRegister<'SESSIONS', RawBuilder<number>>('metrics.counted', ['SESSIONS']);
