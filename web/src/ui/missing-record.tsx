import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { ApiError } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from './app-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { PageHeader } from './page-header.tsx';

type Props = {
  error: unknown;
  onRetry?: () => void;
  title: string;
  /** What is said when there is no such record; the address alone was given, so a malformed one names none either. */
  missing: { title: string; text: string };
  list: { label: string; href: string };
};

const NONE = ['ERR_NOT_FOUND', 'ERR_VALIDATION'];

/** A record that cannot be shown still has a screen with a name and a way back. */
export function MissingRecord({ error, onRetry, title, missing, list }: Props) {
  const t = useText();
  const isNone = error instanceof ApiError && NONE.includes(error.Code);
  return (
    <>
      <PageHeader title={title} crumbs={[list]} />
      {isNone ? (
        <div role="alert">
          <EmptyState
            icon={<IconFileOff size={22} stroke={1.6} />}
            title={missing.title}
            text={missing.text}
            action={
              <Button component={AppLink} href={list.href} variant="default">
                {t('RECORD_TO_LIST', { list: list.label })}
              </Button>
            }
          />
        </div>
      ) : (
        <ErrorPanel error={error} onRetry={onRetry} />
      )}
    </>
  );
}
