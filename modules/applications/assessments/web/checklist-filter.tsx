import { Chip, Group } from '@mantine/core';
import type { AnsweredPoint } from '#modules/applications/applications/rules/contract.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { ChecklistData } from '../rules/contract.ts';
import classes from './checklist-tab.module.css';
import { filteredPoints, POINT_FILTERS, type PointFilter } from './filtered-points.ts';

type Props = {
  data: ChecklistData;
  asked: readonly AnsweredPoint[];
  value: PointFilter;
  onChange: (value: PointFilter) => void;
};

/** Which points are shown; a choice that would show nothing is not offered. */
export function ChecklistFilter({ data, asked, value, onChange }: Props) {
  const t = useText();
  const counts = POINT_FILTERS.map((filter) => ({
    filter,
    count: filteredPoints(data, asked, filter).length,
  }));
  return (
    <Chip.Group value={value} onChange={(next) => onChange(next as PointFilter)}>
      <Group gap={8} role="radiogroup" aria-label={t('CHECK_FILTER')} className={classes.filter}>
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
