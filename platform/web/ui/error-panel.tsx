import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from './empty-state.tsx';
import { useErrorText } from './error-text.ts';

/**
 * Shown in place of content that could not be loaded: the error's message, and a button to try again or
 * reload the page.
 */
export function ErrorPanel({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useText();
  const textOf = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={22} stroke={1.6} />}
        title={t('ERROR_TITLE')}
        text={textOf(error)}
        action={
          <Button variant="default" onClick={onRetry ?? (() => window.location.reload())}>
            {t(onRetry ? 'ERROR_RETRY' : 'ERROR_RELOAD')}
          </Button>
        }
      />
    </div>
  );
}
