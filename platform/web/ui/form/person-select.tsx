/**
 * Choice of the staff member to assign to a step, such as the assessor, with workload and search; those who
 * cannot take it are disabled with the reason.
 */

import { Radio, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Words } from '../layout/words.tsx';
import classes from './person-select.module.css';

type Person = {
  UserKey: string;
  Name: string;
  isClosed: boolean;
  /** Workload of the person, or why they cannot be chosen. */
  description: string;
};
type Props = {
  /** In the order in which they are offered. */
  people: readonly Person[];
  value: string;
  error: string | undefined;
  onChange: (person: string) => void;
};
/** Up to this number no search is needed. */
const FEW = 7;

/** Selects one person for a step; those who cannot take it stay in the list, disabled, with the reason. */
export function PersonSelect({ people, value, error, onChange }: Props) {
  const t = useText();
  const [search, setSearch] = useState('');
  const found = people.filter(({ Name }) => Name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Radio.Group label={t('FIELD_AssignedUserKey')} value={value} onChange={onChange} error={error} required>
      {people.length >= FEW && (
        <TextInput
          mt="xs"
          leftSection={<IconSearch size={16} />}
          aria-label={t('ASSIGN_SEARCH')}
          placeholder={t('ASSIGN_SEARCH')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Stack gap="xs" mt="xs" className={classes.people}>
        {found.length === 0 && (
          <Words tone="soft" size="xs">
            {t('ASSIGN_NONE')}
          </Words>
        )}
        {found.map(({ UserKey, Name, isClosed, description }) => (
          <Radio
            key={UserKey}
            value={UserKey}
            disabled={isClosed}
            label={Name}
            description={description}
            className={classes.person}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
