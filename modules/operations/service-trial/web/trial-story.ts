import { z } from 'zod';
import { ASSESSMENT_TYPES, type AssessmentType } from '#platform/common/format/assessment-types.ts';
import { MOST_DAYS, trialDeed } from '../rules/story.ts';

/** A dry run as the browser keeps it: nothing of it is on the server. */
const story = z.object({
  AssessmentType: z.enum(ASSESSMENT_TYPES),
  StartOn: z.iso.date(),
  Deeds: z.array(trialDeed),
  Now: z.int().min(0).max(MOST_DAYS),
  /** Form input that has not been sent yet. */
  Typed: z.record(z.string(), z.unknown()).nullable(),
});
export type TrialStory = z.infer<typeof story>;

const nameOf = (key: string, versionNo: number): string => `assay-trial ${key} ${versionNo}`;

export const freshStory = (type: AssessmentType, StartOn: string): TrialStory => ({
  AssessmentType: type,
  StartOn,
  Deeds: [],
  Now: 0,
  Typed: null,
});

/** Survives a reload, not the closing of the tab. */
export function keptStory(key: string, versionNo: number): TrialStory | null {
  try {
    const text = sessionStorage.getItem(nameOf(key, versionNo));
    return text === null ? null : (story.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** A full or forbidden store only costs the memory over a reload. */
export function keepStory(key: string, versionNo: number, kept: TrialStory): void {
  try {
    sessionStorage.setItem(nameOf(key, versionNo), JSON.stringify(kept));
  } catch {
    // The dry run goes on without.
  }
}
