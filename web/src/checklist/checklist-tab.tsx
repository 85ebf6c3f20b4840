import type { Step } from '@assay/shared/application/statuses.ts';
import { type ChecklistPoint, checklistRoutes } from '@assay/shared/checklist/contract.ts';
import { Progress } from '@mantine/core';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { ChecklistPointRow } from './checklist-point-row.tsx';
import classes from './checklist-tab.module.css';

type Props = { applicationKey: string; step: Step | null };

/** The points by step; those of the present step are answered here by whoever has to decide it. */
export function ChecklistTab({ applicationKey, step }: Props) {
  const t = useText();
  const { data, error, refetch } = useGet(checklistRoutes.view, { ApplicationKey: applicationKey });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={6} height={36} />;
  if (data.Points.length === 0) return <EmptyState title={t('CHECK_NONE')} text={t('CHECK_NONE_HELP')} />;
  const steps = [...new Set(data.Points.map((point) => point.Step))];
  return steps.map((one) => (
    <ChecklistStep
      key={one}
      applicationKey={applicationKey}
      step={one}
      points={data.Points.filter((point) => point.Step === one)}
      isOpen={data.IsOpenForYou && one === step}
    />
  ));
}

type StepProps = { applicationKey: string; step: Step; points: readonly ChecklistPoint[]; isOpen: boolean };

function ChecklistStep({ applicationKey, step, points, isOpen }: StepProps) {
  const t = useText();
  const done = points.filter((point) => point.Result !== null).length;
  const label = t('CHECK_PROGRESS', { done, total: points.length });
  return (
    <section className={classes.step}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t(`STEP_${step}`)}</h2>
        {isOpen && <Badge tone="info">{t('CHECK_YOURS')}</Badge>}
        <span className={`${classes.count} num`} aria-live="polite">
          {label}
        </span>
      </div>
      {isOpen && <Progress value={(done / points.length) * 100} size={6} aria-label={label} />}
      <ul className={classes.points}>
        {points.map((point) => (
          <ChecklistPointRow
            key={point.PointKey}
            applicationKey={applicationKey}
            point={point}
            isOpen={isOpen}
          />
        ))}
      </ul>
    </section>
  );
}
