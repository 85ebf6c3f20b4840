/**
 * Optional part of the form that invites a sub-account: which of the organisation's 100 most recently
 * changed applications are shared with it immediately.
 */
import type { AccountView } from '#modules/identity/accounts/rules/index.ts';
import { FieldGroup } from '#modules/identity/accounts/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { applicationRoutes } from '../../rules/contract.ts';
import { ApplicationChecks } from './application-checks.tsx';

/** The newest hundred applications of the organisation that can be shared with a new sub-account. */
function useShareable(client: AccountView | null) {
  const OrganisationKey = client?.Organisation?.OrganisationKey;
  return useGet(
    applicationRoutes.list,
    { PageSize: 100, Sort: '-UpdatedAt', ...(OrganisationKey && { OrganisationKey }) },
    { enabled: client === null || OrganisationKey !== undefined },
  );
}

type Props = {
  client: AccountView | null;
  value: readonly string[];
  onChange: (keys: string[]) => void;
  error: string | undefined;
};

/** Optional choice of applications that the invited user sees immediately. */
export function InviteApplications({ client, value, onChange, error }: Props) {
  const t = useText();
  const { data, error: failure, refetch } = useShareable(client);
  if (data?.Rows.length === 0) return null;
  return (
    <FieldGroup legend={t('SHARE_AT_ONCE')} hint={t('SHARE_AT_ONCE_TEXT')} error={error}>
      {failure && <ErrorPanel error={failure} onRetry={() => void refetch()} />}
      {!failure && !data && <Skeletons lines={3} height={32} />}
      {data && <ApplicationChecks applications={data.Rows} value={value} onChange={onChange} />}
    </FieldGroup>
  );
}
