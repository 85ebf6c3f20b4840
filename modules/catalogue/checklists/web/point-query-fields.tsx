import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './checklist-designer.module.css';
import type { PointQuery } from './point-filter.ts';

type Props = { query: PointQuery; steps: readonly Step[]; onChange: (query: PointQuery) => void };

export function PointQueryFields({ query, steps, onChange }: Props) {
  const t = useText();
  return (
    <div className={classes.query}>
      <TextInput
        type="search"
        leftSection={<IconSearch size={16} />}
        aria-label={t('DESIGN_SEARCH')}
        placeholder={t('DESIGN_SEARCH')}
        value={query.search}
        onChange={(event) => onChange({ ...query, search: event.currentTarget.value })}
      />
      <Select
        aria-label={t('DESIGN_STEP_FILTER')}
        placeholder={t('DESIGN_STEP_ALL')}
        clearable
        data={steps.map((step) => ({ value: step, label: t(`STEP_${step}`) }))}
        value={query.step}
        onChange={(step) => onChange({ ...query, step: step as Step | null })}
      />
    </div>
  );
}
