import { Checkbox, Stack } from '@mantine/core';
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { TrialRecordState } from '../rules/contract.ts';

type Point = { PointKey?: string; Field?: string; Remark: string };
type Chosen = { List: Point[] } | undefined;

/**
 * Field of a dry run's action dialog that selects the checklist points returned to the applicant, each with
 * a sample remark.
 */
export function TrialPointsField({
  field,
  record,
  values,
  set,
  errors,
}: FieldProps<ApplicationView & { Trial: TrialRecordState }>) {
  const t = useText();
  const list = (values[field.Field] as Chosen)?.List ?? [];
  const points = record.Trial.Checklist.filter((point) => point.Step === record.CurrentStep);
  const toggle = (PointKey: string): void => {
    const others = list.filter((one) => one.PointKey !== PointKey);
    const List =
      others.length < list.length ? others : [...list, { PointKey, Remark: t('TRIAL_POINT_REMARK') }];
    set(field.Field, List.length > 0 ? { List } : undefined);
  };
  return (
    <Checkbox.Group
      label={t('TRIAL_POINTS')}
      error={errors[field.Field]}
      value={list.map((one) => one.PointKey ?? '')}
    >
      <Stack gap="xs" mt="xs">
        {points.map((point) => (
          <Checkbox
            key={point.PointKey}
            value={point.PointKey}
            label={`${point.Clause} ${point.Text}`}
            onChange={() => toggle(point.PointKey)}
          />
        ))}
        {points.length === 0 && <span>{t('TRIAL_POINTS_NONE')}</span>}
      </Stack>
    </Checkbox.Group>
  );
}
