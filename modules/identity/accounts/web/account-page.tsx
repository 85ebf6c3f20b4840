/**
 * Common frame of the client, sub-account and staff screens: loads the account in the URL and renders its
 * content, or an error screen with a link to the list.
 */
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { AccountView } from '../rules/contract.ts';
import type { AccountKind } from '../rules/statuses.ts';
import { useAccount } from './use-account.ts';

type Props = {
  kind: AccountKind;
  /** Text key of the title of the error screen. */
  title: string;
  list: { label: string; href: string };
  children: (view: AccountView) => ReactNode;
};

/** Shows the account in the URL, or an error screen with a title and a link back. */
export function AccountPage({ kind, title, list, children }: Props) {
  const t = useText();
  const { userkey = '' } = useParams({ strict: false }) as { userkey?: string };
  const { data, error, refetch } = useAccount(userkey);
  if (data && data.Kind === kind) return children(data);
  if (!data && !error) return <Skeletons lines={8} height={24} />;
  return (
    <MissingRecord
      error={error ?? new ApiError(404, { Code: 'ERR_NOT_FOUND', Message: '' })}
      onRetry={() => void refetch()}
      title={t(title)}
      list={list}
    />
  );
}
