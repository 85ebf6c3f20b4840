import type { VerdictView } from '#modules/public/register/rules/index.ts';

/** A certificate as its public page shows it. */
export type Certificate = NonNullable<VerdictView['Certificate']>;
