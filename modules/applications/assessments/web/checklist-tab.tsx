/**
 * Checklist tab of the application page, for staff: the points by review step, with filters for open points,
 * findings and points that the client answered.
 */

import { Chip, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type AnsweredPoint, applicationRoutes } from '#modules/applications/applications/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type ChecklistData, checklistRoutes } from '../rules/contract.ts';
import { isFinding } from '../rules/findings.ts';
import { ChecklistStep } from './checklist-step.tsx';
import classes from './checklist-tab.module.css';
import { FieldReviews } from './field-reviews.tsx';
import { earlierPoints } from './slots.ts';
import { useChecklistStore } from './use-checklist-answer.ts';

const POINT_FILTERS = ['ALL', 'OPEN', 'FINDINGS', 'ANSWERED'] as const;
type PointFilter = (typeof POINT_FILTERS)[number];

/** Keys of the points that match a filter; ANSWERED are those that the client answered before this round. */
function filteredPoints(
  { Points, Round }: ChecklistData,
  requests: readonly AnsweredPoint[],
  filter: PointFilter,
): string[] {
  const answered = new Set(requests.filter((one) => one.Round === Round - 1).map(({ PointKey }) => PointKey));
  const points = Points.filter((point) => {
    if (filter === 'OPEN') return point.Result === null;
    if (filter === 'FINDINGS') return isFinding(point.Result);
    return filter === 'ALL' || answered.has(point.PointKey);
  });
  return points.map(({ PointKey }) => PointKey);
}

type ChecklistFilterProps = {
  data: ChecklistData;
  requests: readonly AnsweredPoint[];
  value: PointFilter;
  onChange: (value: PointFilter) => void;
};

/** Filter of the points; choices without matches are not offered. */
function ChecklistFilter({ data, requests, value, onChange }: ChecklistFilterProps) {
  const t = useText();
  const counts = POINT_FILTERS.map((filter) => ({
    filter,
    count: filteredPoints(data, requests, filter).length,
  }));
  return (
    <Chip.Group value={value} onChange={(next) => onChange(next as PointFilter)}>
      <Group gap="xs" role="radiogroup" aria-label={t('CHECK_FILTER')} className={classes.filter}>
        {counts
          .filter(({ filter, count }) => count > 0 || filter === value)
          .map(({ filter, count }) => (
            <Chip key={filter} value={filter} size="sm" variant="light">
              {t(`CHECK_FILTER_${filter}`, { count })}
            </Chip>
          ))}
      </Group>
    </Chip.Group>
  );
}

type Props = { applicationKey: string; step: Step | null };

/** The points by step; the user who decides the current step answers its points here. */
export function ChecklistTab({ applicationKey, step }: Props) {
  const t = useText();
  const { data, error, refetch } = useGet(checklistRoutes.view, { ApplicationKey: applicationKey });
  const answers = useGet(applicationRoutes.answers, { ApplicationKey: applicationKey });
  const warning = useUnsavedWarning(useChecklistStore(applicationKey).isUnsaved());
  const [filter, setFilter] = useState<PointFilter>('ALL');
  const requests = answers.data?.Points ?? [];
  // Computed only when the filter changes, so that points stay visible after being answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results must not remove points from the list
  const shown = useMemo(
    () => new Set(data ? filteredPoints(data, requests, filter) : []),
    [filter, data === undefined],
  );
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={6} height={36} />;
  if (data.Points.length === 0) return <EmptyState title={t('CHECK_NONE')} text={t('CHECK_NONE_HELP')} />;
  const steps = [...new Set(data.Points.map((point) => point.Step))];
  return (
    <>
      <ChecklistFilter data={data} requests={requests} value={filter} onChange={setFilter} />
      {data.IsOpenForYou && (
        <Words mb="md" tone="faint" size="xs" className={classes.keys}>
          {t('CHECK_KEYS')}
        </Words>
      )}
      {filter === 'ALL' && (
        <FieldReviews
          applicationKey={applicationKey}
          data={data}
          requests={requests}
          rows={answers.data?.Rows ?? []}
          step={step}
        />
      )}
      {filter === 'ALL' && <earlierPoints.Part applicationKey={applicationKey} />}
      {steps.map((one) => (
        <ChecklistStep
          key={one}
          applicationKey={applicationKey}
          step={one}
          data={data}
          points={data.Points.filter((point) => point.Step === one)}
          shown={shown}
          requests={requests}
          rows={answers.data?.Rows ?? []}
          isOpen={data.IsOpenForYou && one === step}
        />
      ))}
      {warning}
    </>
  );
}
