import { useMemo, useState } from 'react';
import { applicationRoutes } from '#modules/applications/applications/rules/contract.ts';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { checklistRoutes } from '../rules/contract.ts';
import { ChecklistFilter } from './checklist-filter.tsx';
import { ChecklistStep } from './checklist-step.tsx';
import classes from './checklist-tab.module.css';
import { FieldReviews } from './field-reviews.tsx';
import { filteredPoints, type PointFilter } from './filtered-points.ts';
import { useChecklistStore } from './use-checklist-answer.ts';

type Props = { applicationKey: string; step: Step | null };

/** The points by step; those of the present step are answered here by whoever has to decide it. */
export function ChecklistTab({ applicationKey, step }: Props) {
  const t = useText();
  const { data, error, refetch } = useGet(checklistRoutes.view, { ApplicationKey: applicationKey });
  const answers = useGet(applicationRoutes.answers, { ApplicationKey: applicationKey });
  const warning = useUnsavedWarning(useChecklistStore(applicationKey).isUnsaved());
  const [filter, setFilter] = useState<PointFilter>('ALL');
  const asked = answers.data?.Points ?? [];
  // Chosen once: what is answered stays in sight until another choice is made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest results must not thin the list out
  const shown = useMemo(
    () => new Set(data ? filteredPoints(data, asked, filter) : []),
    [filter, data === undefined],
  );
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={6} height={36} />;
  if (data.Points.length === 0) return <EmptyState title={t('CHECK_NONE')} text={t('CHECK_NONE_HELP')} />;
  const steps = [...new Set(data.Points.map((point) => point.Step))];
  return (
    <>
      <ChecklistFilter data={data} asked={asked} value={filter} onChange={setFilter} />
      {data.IsOpenForYou && <p className={classes.keys}>{t('CHECK_KEYS')}</p>}
      {filter === 'ALL' && (
        <FieldReviews
          applicationKey={applicationKey}
          data={data}
          asked={asked}
          rows={answers.data?.Rows ?? []}
          step={step}
        />
      )}
      {steps.map((one) => (
        <ChecklistStep
          key={one}
          applicationKey={applicationKey}
          step={one}
          data={data}
          points={data.Points.filter((point) => point.Step === one)}
          shown={shown}
          asked={asked}
          rows={answers.data?.Rows ?? []}
          isOpen={data.IsOpenForYou && one === step}
        />
      ))}
      {warning}
    </>
  );
}
