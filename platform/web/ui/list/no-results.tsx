import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../empty-state.tsx';

/** Shown in place of rows when a list's search or filters match nothing, with a button that clears them. */
export function NoResults({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<IconSearchOff size={22} stroke={1.6} />}
      title={t('LIST_NONE_FOUND')}
      text={t('LIST_NONE_FOUND_TEXT')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('LIST_FILTER_CLEAR')}
        </Button>
      }
    />
  );
}
