import { runInFormThread } from '#modules/catalogue/forms/server/index.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import { json } from '#platform/server/database/json.ts';
import type { Answers, CorrectionBase } from './tables.ts';

/**
 * What a correction begins from. Staff who change answers while the client corrects them change what the client finds:
 * what they see counts as they leave it, and what is hidden from them stays as it was sent back.
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

/** The column after a staff member changed answers; none where no correction is in progress. */
export const rebased = async (
  version: ServiceVersion,
  { CorrectionBase: before }: { CorrectionBase: CorrectionBase | null },
  answers: Answers,
): Promise<object> =>
  before ? { CorrectionBase: json(await correctionBase(version, answers, before)) } : {};
