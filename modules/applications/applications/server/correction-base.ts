/**
 * Records the answers and shown questions from which a client's guided correction starts, and updates that
 * record when staff change answers during it.
 */
import { runInFormThread } from '#modules/catalogue/forms/server/index.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import { json } from '#platform/server/database/json.ts';
import type { Answers, CorrectionBase } from './tables.ts';

/**
 * The state of the answers from which a client's correction starts. If staff change answers during a
 * correction, their changes replace the visible answers; hidden answers stay as they were sent back.
 */
export async function correctionBase(
  { Definition }: ServiceVersion,
  answers: Answers,
  before?: CorrectionBase,
): Promise<CorrectionBase> {
  const Shown = await runInFormThread('shownFields', Definition.Form, answers);
  const seen = new Set(Shown);
  const hidden = Object.entries(before?.Answers ?? {}).filter(([name]) => !seen.has(name));
  return { Answers: { ...Object.fromEntries(hidden), ...answers }, Shown };
}

/** The updated column after staff changed answers; empty if no correction is in progress. */
export const rebased = async (
  version: ServiceVersion,
  { CorrectionBase: before }: { CorrectionBase: CorrectionBase | null },
  answers: Answers,
): Promise<object> =>
  before ? { CorrectionBase: json(await correctionBase(version, answers, before)) } : {};
