/** Stories of what is shown in place of content: nothing there yet, an error, and loading. */
import { Button } from '@mantine/core';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { Story } from '../story.ts';

function NoInvoices() {
  const t = useText();
  return (
    <EmptyState
      title={t('INVOICE_LIST_EMPTY')}
      text={t('INVOICE_LIST_EMPTY_STAFF')}
      action={<Button variant="default">{t('LIST_FILTER_CLEAR')}</Button>}
    />
  );
}

export const stateEmpty: Story = {
  id: 'states/empty',
  title: 'Empty state with its first step',
  render: () => <NoInvoices />,
  shown: 'button',
};

/** Counts the attempts, so that a test can observe them. */
export const attempts = { count: 0 };

export const stateError: Story = {
  id: 'states/error',
  title: 'Error panel with the server’s message and a retry',
  render: () => (
    <ErrorPanel
      error={new ApiError(500, { Code: 'ERR_SERVER', Message: '' })}
      onRetry={() => {
        attempts.count += 1;
      }}
    />
  ),
  shown: '[role="alert"] button',
};

export const stateErrorReload: Story = {
  id: 'states/error-reload',
  title: 'Error panel of a part that could not be loaded',
  render: () => <ErrorPanel error={new TypeError('Failed to fetch dynamically imported module')} />,
  shown: '[role="alert"] button',
};

export const stateLoading: Story = {
  id: 'states/loading',
  title: 'Skeletons of a part that is loading',
  render: () => <Skeletons lines={5} />,
  shown: '[role="status"]',
};
