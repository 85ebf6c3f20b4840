import { Switch } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './reference.module.css';
import { SearchField } from './search-field.tsx';

type Props = {
  search: string;
  onSearch: (search: string) => void;
  retired: number;
  isRetiredShown: boolean;
  onRetiredShown: (isShown: boolean) => void;
};

export function ReferenceTools({ search, onSearch, retired, isRetiredShown, onRetiredShown }: Props) {
  const t = useText();
  return (
    <search className={classes.tools}>
      <SearchField label={t('REFERENCE_SEARCH')} value={search} onChange={onSearch} />
      {retired > 0 && (
        <Switch
          label={t('REFERENCE_SHOW_RETIRED', { count: retired })}
          checked={isRetiredShown}
          onChange={(event) => onRetiredShown(event.currentTarget.checked)}
        />
      )}
    </search>
  );
}
