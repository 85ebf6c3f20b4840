import type { VerdictView } from '#modules/public/register/rules/index.ts';

/** Type of a certificate with its details as shown on its public verification page. */
export type Certificate = NonNullable<VerdictView['Certificate']>;
