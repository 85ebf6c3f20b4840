import { z } from 'zod';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { type TemplateProblem, templateProblem } from '../rules/contract.ts';

const refusal = z.object({ Problems: z.array(templateProblem) });

/** A refused template names every problem with its place. */
export function problemsOfError(error: ApiError): TemplateProblem[] {
  const parsed = refusal.safeParse(error.Data);
  return parsed.success ? parsed.data.Problems : [];
}
