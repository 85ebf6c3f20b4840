/**
 * Shown in place of a record's page when the record does not exist or cannot be loaded, with a title, a way
 * back to the list, and a button to retry after an error.
 */
import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { ApiError } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { canOpenAddress } from '../session/can-open.ts';
import { useUser } from '../session/use-user.ts';
import { AppLink } from './app-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { PageHeader } from './page-header.tsx';

type Props = {
  error: unknown;
  onRetry?: () => void;
  title: string;
  /** Text when the record does not exist; by default with the screen's title. Also for a malformed URL. */
  missing?: { title: string; text: string };
  list: { label: string; href: string };
};

const NONE = ['ERR_NOT_FOUND', 'ERR_VALIDATION'];

/** Gives the screen a title and a way back although the record cannot be shown. */
export function MissingRecord({ error, onRetry, title, missing, list }: Props) {
  const t = useText();
  const none = missing ?? {
    title: t('RECORD_NOT_FOUND', { record: title }),
    text: t('RECORD_NOT_FOUND_TEXT'),
  };
  const isListOpen = canOpenAddress(list.href, useUser().UserRoleList);
  const way = isListOpen ? list : { label: t('MENU_DASHBOARD'), href: '/dashboard' };
  const isNone = error instanceof ApiError && NONE.includes(error.Code);
  return (
    <>
      <PageHeader title={title} crumbs={[list]} />
      {isNone ? (
        <div role="alert">
          <EmptyState
            icon={<IconFileOff size={22} stroke={1.6} />}
            title={none.title}
            text={none.text}
            action={
              <Button component={AppLink} href={way.href} variant="default">
                {t('RECORD_TO_LIST', { list: way.label })}
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
