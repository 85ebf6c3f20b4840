import type { Check } from './check.ts';
import { kept } from './kept.ts';
import { money } from './money.ts';
import { stories } from './stories.ts';
import { whatWasSaid } from './what-was-said.ts';

/** Everything that must be true of the tables and the disk when all is over. */
export const CHECKS: readonly Check[] = [...whatWasSaid, ...stories, ...money, ...kept];
