/** Page "Roles and permissions" for administrators: matrix of all permissions and actions by role, with filters. */

import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { ROLES, type Role } from '#platform/common/access/roles.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { NoResults } from '#platform/web/ui/list/no-results.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { permissionRoutes } from '../rules/contract.ts';
import { filterGroups, type PermissionFilter } from '../rules/filter-groups.ts';
import { PermissionTable } from './permission-table.tsx';
import classes from './permissions.module.css';

const ALL: PermissionFilter = { search: '', role: null, other: null };

const roleOf = (value: string): Role | null => ROLES.find((role) => role === value) ?? null;

export function PermissionsPage() {
  const t = useText();
  const { data, isError, error, refetch } = useGet(permissionRoutes.view);
  const [filter, setFilter] = useState(ALL);
  const groups = data ? filterGroups(data.Groups, filter, (key) => t(key)) : [];
  return (
    <>
      <PageHeader title={t('TITLE_PERMISSIONS')} lead={t('PERMISSIONS_LEAD')} />
      <Filters filter={filter} onChange={setFilter} />
      {isError && !data && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {(data || !isError) && (
        <Card isFlush>
          {!data ? (
            <Box pad="md">
              <Skeletons lines={14} />
            </Box>
          ) : groups.length > 0 ? (
            <PermissionTable groups={groups} roles={data.Roles} />
          ) : (
            <NoResults onClear={() => setFilter(ALL)} />
          )}
        </Card>
      )}
    </>
  );
}

type FiltersProps = { filter: PermissionFilter; onChange: (filter: PermissionFilter) => void };

function Filters({ filter, onChange }: FiltersProps) {
  const t = useText();
  const roles = ROLES.map((value) => ({ value, label: t(`ROLE_${value}`) }));
  return (
    <div className={classes.filters}>
      <TextInput
        type="search"
        label={t('LIST_SEARCH')}
        leftSection={<IconSearch size={16} stroke={1.7} />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('PERMISSION_ROLE')}
        value={filter.role ?? ''}
        data={[{ value: '', label: t('PERMISSION_EVERY_ROLE') }, ...roles]}
        onChange={(event) => {
          const role = roleOf(event.currentTarget.value);
          onChange({ ...filter, role, other: role && filter.other });
        }}
      />
      <NativeSelect
        label={t('PERMISSION_COMPARE')}
        disabled={filter.role === null}
        value={filter.other ?? ''}
        data={[
          { value: '', label: t('PERMISSION_NO_OTHER') },
          ...roles.filter(({ value }) => value !== filter.role),
        ]}
        onChange={(event) => onChange({ ...filter, other: roleOf(event.currentTarget.value) })}
      />
    </div>
  );
}
