import type { FaultFinder } from '../service/faults.ts';

export const externalFaults: FaultFinder = async () => [];
