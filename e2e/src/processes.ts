/**
 * `ASSAY_E2E_PROCESSES=2` plays every story on two API processes and two workers behind one address; without it those
 * stories are that say so.
 */
export const areManyWanted = (): boolean => Number(process.env.ASSAY_E2E_PROCESSES ?? 1) > 1;
