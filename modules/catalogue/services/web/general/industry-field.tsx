/**
 * Field of the service editor's general tab that selects the service's industries (a selected retired one
 * stays listed), and a hook that gives an industry's name by code.
 */

import { MultiSelect } from '@mantine/core';
import { referenceRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PartProblems } from '../part-problems.tsx';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';

/** Returns a function that gives an industry's name, or its code if the list no longer has it. */
export function useIndustryName(): (code: string) => string {
  const localized = useLocalized();
  const { data } = useGet(referenceRoutes.industries);
  return (code) => {
    const row = data?.Rows.find(({ Code }) => Code === code);
    return row ? localized(row.Name) : code;
  };
}

/** Selects the industries to which the service is offered; a retired one stays listed while selected. */
export function IndustryField({ definition, change, faults }: ServiceTabProps) {
  const t = useText();
  const localized = useLocalized();
  const { data } = useGet(referenceRoutes.industries);
  const chosen = definition.Industries;
  const known = data?.Rows ?? [];
  const offered = known.filter((row) => row.IsActive || chosen.includes(row.Code));
  const lost = chosen.filter((code) => !known.some(({ Code }) => Code === code));
  const own = faults.filter(({ Path }) => Path.startsWith('Industries'));
  return (
    <div className={classes.medium}>
      <MultiSelect
        label={t('SERVICE_FIELD_Industries')}
        description={t('SERVICE_INDUSTRIES_HINT')}
        placeholder={chosen.length === 0 ? t('SERVICE_INDUSTRIES_NONE') : undefined}
        data={[
          ...offered.map((row) => ({ value: row.Code, label: localized(row.Name) })),
          ...lost.map((code) => ({ value: code, label: code })),
        ]}
        value={chosen}
        onChange={(Industries) => change({ Industries })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('SERVICE_CLEAR') }}
        nothingFoundMessage={t('LIST_NONE_FOUND')}
        maxDropdownHeight={280}
        data-place="Industries"
      />
      <PartProblems faults={own} paths={own.map(({ Path }) => Path)} />
      <Words mt="2xs" mb="xs" tone="soft" size="xs" className={classes.note}>
        <AppLink href="/industries">{t('SERVICE_INDUSTRIES_EDIT')}</AppLink>
      </Words>
    </div>
  );
}
