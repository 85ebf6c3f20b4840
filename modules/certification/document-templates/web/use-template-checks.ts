/**
 * Hook of the template editor that has the server check and save the template; its result lists the problems
 * with their positions and applies only to the source that was checked.
 */
import { useState } from 'react';
import { z } from 'zod';
import type { CertificateLanguage } from '#modules/catalogue/services/rules/index.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import {
  type TemplateProblem,
  type TemplateRow,
  templateProblem,
  templateRoutes,
} from '../rules/contract.ts';

const refusal = z.object({ Problems: z.array(templateProblem) });

/** Problems with their positions from the error of a refused template. */
function problemsOfError(error: ApiError): TemplateProblem[] {
  const parsed = refusal.safeParse(error.Data);
  return parsed.success ? parsed.data.Problems : [];
}

type Written = { ServiceKey: string; Language: CertificateLanguage; Source: string };
/** Result of the checks, valid while the source is the one that was checked. */
type CheckResult = {
  source: string;
  problems: readonly TemplateProblem[];
  text: string;
  tone: 'danger' | 'success';
};

/** Checks a template with every sample, and saves it. */
export function useTemplateChecks(written: Written, onSaved: (row: TemplateRow) => void) {
  const t = useText();
  const textOf = useErrorText();
  const [result, setResult] = useState<CheckResult | null>(null);
  const refused = (error: ApiError, { Source }: { Source: string }) => {
    const problems = problemsOfError(error);
    const text = problems.length > 0 ? t('DESIGN_REFUSED') : textOf(error);
    setResult({ source: Source, problems, text, tone: 'danger' });
  };
  const check = useSend(templateRoutes.check, {
    onSuccess: ({ Problems, Samples }, { Source }) => {
      const isRefused = Problems.some(({ Tone }) => Tone === 'danger');
      const text = isRefused ? t('DESIGN_FAILED') : t('DESIGN_CHECKED', { count: Samples.length });
      setResult({ source: Source, problems: Problems, text, tone: isRefused ? 'danger' : 'success' });
    },
    onError: refused,
  });
  const save = useSend(templateRoutes.save, {
    onSuccess: (row) => {
      toast(t('DESIGN_SAVED'));
      onSaved(row);
    },
    onError: refused,
  });
  return {
    result: result?.source === written.Source ? result : null,
    isChecking: check.isPending,
    isSaving: save.isPending,
    isSaved: save.isSuccess,
    check: () => check.mutate(written),
    save: (more: { Remark: string; IsForAll: boolean }) => save.mutate({ ...written, ...more }),
  };
}
