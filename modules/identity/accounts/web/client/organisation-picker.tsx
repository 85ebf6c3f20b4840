/** Search field that selects an existing organisation by any of its names or its registration number. */
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { accountRoutes } from '../../rules/contract.ts';

export type PickedOrganisation = { OrganisationKey: string; OrgName: Localized };

type Props = {
  label: string;
  /** The label is for screen readers only; the field shows it as its placeholder. */
  isLabelHidden?: boolean;
  value: PickedOrganisation | null;
  onChange: (organisation: PickedOrganisation | null) => void;
  error: string | undefined;
};

const TYPING_MS = 250;

export function OrganisationPicker({ label, isLabelHidden = false, value, onChange, error }: Props) {
  const t = useText();
  const localized = useLocalized();
  const [text, setText] = useState('');
  const [debouncedText] = useDebouncedValue(text, TYPING_MS);
  const shown = value ? localized(value.OrgName) : '';
  // The text shown after a selection is not a search query.
  const Search = debouncedText.trim() === shown ? '' : debouncedText.trim();
  const { data } = useGet(
    accountRoutes.organisations,
    { PageSize: 20, ...(Search && { Search }) },
    { keepPrevious: true },
  );
  const rows = (data?.Rows ?? []).filter((row) => row.OrganisationKey !== value?.OrganisationKey);
  const options = [
    ...(value ? [{ value: value.OrganisationKey, label: shown }] : []),
    ...rows.map((row) => ({
      value: row.OrganisationKey,
      label: [localized(row.OrgName), row.RegistrationNo].filter(Boolean).join(' · '),
    })),
  ];
  return (
    <Select
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      placeholder={isLabelHidden ? label : t('ORG_SEARCH')}
      searchable
      clearable
      nothingFoundMessage={t('ORG_NOT_FOUND')}
      // The server has already filtered the options, in every script.
      filter={({ options: all }) => all}
      data={options}
      value={value?.OrganisationKey ?? null}
      onSearchChange={setText}
      onChange={(key) => onChange(data?.Rows.find((row) => row.OrganisationKey === key) ?? null)}
      error={error}
      clearButtonProps={{ 'aria-label': t('LIST_SEARCH_CLEAR') }}
    />
  );
}
