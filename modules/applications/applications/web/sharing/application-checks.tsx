/**
 * Checkbox list, with search, for choosing the organisation's applications that a sub-account may see; the
 * sub-account's own applications stay selected.
 */

import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import { StatusBadge } from '#modules/applications/applications/web/status-badge.tsx';
import type { ApplicationNaming } from '#platform/common/format/application-name.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './application-checks.module.css';

type CheckedApplication = ApplicationNaming & {
  ApplicationKey: string;
  ApplicationStatusCode: string;
  /** Created by the user, so it cannot be deselected. */
  IsOwn?: boolean;
};

type Props = {
  applications: readonly CheckedApplication[];
  value: readonly string[];
  onChange: (keys: string[]) => void;
  isDisabled?: boolean;
};
/** Minimum number of applications for which a search field is shown. */
const SEARCH_THRESHOLD = 8;

/** Applications to choose from; the user's own stay selected. */
export function ApplicationChecks({ applications, value, onChange, isDisabled }: Props) {
  const t = useText();
  const nameOf = useApplicationName();
  const localized = useLocalized();
  const [search, setSearch] = useState('');
  const term = search.trim().toLowerCase();
  const shown = applications.filter((one) =>
    `${nameOf(one)} ${Object.values(one.ServiceName).join(' ')}`.toLowerCase().includes(term),
  );
  const toggle = (key: string, isOn: boolean): void =>
    onChange(isOn ? [...value, key] : value.filter((one) => one !== key));
  return (
    <>
      {applications.length >= SEARCH_THRESHOLD && (
        <TextInput
          leftSection={<IconSearch size={16} stroke={1.7} />}
          aria-label={t('SHARE_SEARCH')}
          placeholder={t('SHARE_SEARCH')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.list}>
        {shown.map((one) => (
          <Row
            key={one.ApplicationKey}
            justify="between"
            gap="md"
            lines="xs"
            padY="sm"
            padX="md"
            className={classes.row}
          >
            <Checkbox
              className={classes.check}
              label={nameOf(one)}
              description={[localized(one.ServiceName), one.IsOwn && t('SHARE_OWN')]
                .filter(Boolean)
                .join(' · ')}
              checked={one.IsOwn || value.includes(one.ApplicationKey)}
              disabled={isDisabled || one.IsOwn}
              onChange={(event) => toggle(one.ApplicationKey, event.currentTarget.checked)}
            />
            <StatusBadge status={one.ApplicationStatusCode as ApplicationStatus} />
          </Row>
        ))}
        {shown.length === 0 && (
          <Words pad="md" tone="soft" size="sm">
            {t('LIST_NONE_FOUND')}
          </Words>
        )}
      </div>
    </>
  );
}
