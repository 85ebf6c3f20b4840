/**
 * Type of a dry run's scenario (actions, displayed day, unsent form input), and its storage in the browser
 * tab's session storage, so that it survives a reload.
 */
import { z } from 'zod';
import { ASSESSMENT_TYPES, type AssessmentType } from '#platform/common/format/assessment-types.ts';
import { MAX_DAYS, trialAction } from '../rules/scenario.ts';

/** A dry run's scenario; the server stores none of it. */
const scenario = z.object({
  AssessmentType: z.enum(ASSESSMENT_TYPES),
  StartOn: z.iso.date(),
  Actions: z.array(trialAction),
  Now: z.int().min(0).max(MAX_DAYS),
  /** Form input that has not been sent yet. */
  Typed: z.record(z.string(), z.unknown()).nullable(),
});
export type TrialScenario = z.infer<typeof scenario>;

const nameOf = (key: string, versionNo: number): string => `assay-trial ${key} ${versionNo}`;

export const newScenario = (type: AssessmentType, StartOn: string): TrialScenario => ({
  AssessmentType: type,
  StartOn,
  Actions: [],
  Now: 0,
  Typed: null,
});

/** Loads the scenario, which survives a reload but not closing the tab. */
export function storedScenario(key: string, versionNo: number): TrialScenario | null {
  try {
    const text = sessionStorage.getItem(nameOf(key, versionNo));
    return text === null ? null : (scenario.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    // Storage is unavailable, or not JSON: the scenario starts empty.
    return null;
  }
}

/** Stores the scenario. If storage is full or forbidden, it is only lost on reload. */
export function storeScenario(key: string, versionNo: number, trialScenario: TrialScenario): void {
  try {
    sessionStorage.setItem(nameOf(key, versionNo), JSON.stringify(trialScenario));
  } catch {
    // The dry run continues without stored state.
  }
}
