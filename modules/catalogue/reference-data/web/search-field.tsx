import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './reference.module.css';

type Props = { label: string; value: string; onChange: (value: string) => void };

/**
 * Search field of the reference data settings screens; it filters an already loaded list while the user
 * types.
 */
export function SearchField({ label, value, onChange }: Props) {
  const t = useText();
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        value && <CloseButton size="sm" aria-label={t('LIST_SEARCH_CLEAR')} onClick={() => onChange('')} />
      }
    />
  );
}
