import type { VerdictView } from '#modules/public/register/rules/index.ts';

/** A certificate as shown on its public page. */
export type Certificate = NonNullable<VerdictView['Certificate']>;
