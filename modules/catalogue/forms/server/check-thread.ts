/**
 * Worker thread that looks for faults in draft application forms, separate from the thread that handles
 * applicants' answers, so that a bad draft cannot delay them.
 */
import { parentPort } from 'node:worker_threads';
import { formFaults } from './form-faults.ts';
import './own-properties.ts';

/** Operations on a form that is not yet in use. */
const checkWork = { formFaults };
export type CheckWork = typeof checkWork;

type Question = { Id: number; Name: keyof CheckWork; Given: Parameters<CheckWork[keyof CheckWork]> };

parentPort?.on('message', ({ Id, Name, Given }: Question) => {
  try {
    parentPort?.postMessage({ Id, Result: checkWork[Name](...Given) });
  } catch (error) {
    parentPort?.postMessage({ Id, Error: error instanceof Error ? error.message : String(error) });
  }
});
