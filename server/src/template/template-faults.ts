import type { FaultFinder } from '../service/faults.ts';

export const templateFaults: FaultFinder = async () => [];
