import type { AssignedStep } from '@assay/shared/application/statuses.ts';
import { bulkRoutes } from '@assay/shared/bulk/contract.ts';
import type { DataOf } from '@assay/shared/contract/define-route.ts';
import { Radio, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, newIntention } from '../api/call.ts';
import { useText } from '../i18n/use-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import classes from './bulk.module.css';

type Person = DataOf<(typeof bulkRoutes)['assignees']>['Rows'][number];
type Props = {
  keys: readonly string[];
  mode: AssignedStep;
  value: string;
  error: string | undefined;
  onChange: (person: string) => void;
};
/** Below this nobody needs a search. */
const FEW = 7;

/** People for the step with how many of the applications they fit; those who fit most and have least to do come first. */
export function BulkPeople({ keys, mode, value, error, onChange }: Props) {
  const t = useText();
  const [search, setSearch] = useState('');
  const people = useQuery({
    queryKey: [bulkRoutes.assignees.path, mode, keys],
    // Nothing changes by it, so it may be tried again like any reading.
    queryFn: ({ signal }) =>
      call(bulkRoutes.assignees, {
        body: { ApplicationKeys: [...keys], Mode: mode },
        idempotencyKey: newIntention(),
        signal,
      }),
  });
  if (people.error) return <ErrorPanel error={people.error} onRetry={() => void people.refetch()} />;
  if (!people.data) return <Skeletons lines={3} height={36} />;
  const found = people.data.Rows.filter(({ Name }) =>
    Name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const sorted = found.toSorted((a, b) => b.Fits - a.Fits || a.Open - b.Open);
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
        {sorted.length === 0 && <p className={classes.quiet}>{t('ASSIGN_NONE')}</p>}
        {sorted.map((person) => (
          <Radio
            key={person.UserKey}
            value={person.UserKey}
            disabled={person.Fits === 0}
            label={person.Name}
            description={t(fitsKey(person), { fits: person.Fits, of: person.Of, count: person.Open })}
            className={classes.person}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const fitsKey = ({ Fits, Of }: Person) =>
  Fits === 0 ? 'BULK_FITS_NONE' : Fits === Of ? 'BULK_FITS_ALL' : 'BULK_FITS';
