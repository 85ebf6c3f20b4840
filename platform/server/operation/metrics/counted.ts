import type { RawBuilder } from 'kysely';
import { defineRegister } from '../../registers.ts';

/** Figures of the whole portal that a module above counts: a query in brackets, a column of the one that is asked. */
export const counted = defineRegister<'SESSIONS', RawBuilder<number>>('metrics.counted', ['SESSIONS']);
