import type { FaultFinder } from '../faults.ts';

export const modelFaults: FaultFinder = async () => [];
