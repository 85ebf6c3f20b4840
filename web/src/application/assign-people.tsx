import { applicationRoutes } from '@assay/shared/application/contract.ts';
import type { AssignedStep } from '@assay/shared/application/statuses.ts';
import { Radio, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import classes from './assign-field.module.css';

type Props = {
  applicationKey: string;
  mode: AssignedStep;
  value: string;
  error: string | undefined;
  onChange: (person: string) => void;
};
/** Below this nobody needs a search. */
const FEW = 7;

/** People for the step; those who do not fit stay in the list, greyed, with the reason. */
export function AssignPeople({ applicationKey, mode, value, error, onChange }: Props) {
  const t = useText();
  const [search, setSearch] = useState('');
  const people = useGet(applicationRoutes.assignees, { ApplicationKey: applicationKey, Mode: mode });
  if (people.error) return <ErrorPanel error={people.error} onRetry={() => void people.refetch()} />;
  if (!people.data) return <Skeletons lines={3} height={36} />;
  const found = people.data.Rows.filter((person) =>
    person.Name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const sorted = found.toSorted((a, b) => Number(b.Allowed) - Number(a.Allowed) || a.Open - b.Open);
  return (
    <Radio.Group label={t('FIELD_AssignedUserKey')} value={value} onChange={onChange} error={error} required>
      {people.data.Rows.length >= FEW && (
        <TextInput
          mt={6}
          leftSection={<IconSearch size={16} />}
          aria-label={t('ASSIGN_SEARCH')}
          placeholder={t('ASSIGN_SEARCH')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Stack gap={4} mt={8} className={classes.people}>
        {sorted.length === 0 && <p className={classes.now}>{t('ASSIGN_NONE')}</p>}
        {sorted.map((person) => (
          <Radio
            key={person.UserKey}
            value={person.UserKey}
            disabled={!person.Allowed}
            label={person.Name}
            description={
              person.Allowed
                ? t('ASSIGN_OPEN', { count: person.Open })
                : `${t('ASSIGN_UNFIT')}: ${person.Reasons.map((reason) => reason.Message).join(' ')}`
            }
            className={classes.person}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
