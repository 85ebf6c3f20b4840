import type { RawBuilder } from 'kysely';
import { defineRegister } from '../../registers.ts';

/**
 * Registry of portal-wide metrics counted by higher modules: parenthesised subqueries, used as columns of
 * the metrics query.
 */
export const counted = defineRegister<'SESSIONS', RawBuilder<number>>('metrics.counted', ['SESSIONS']);
