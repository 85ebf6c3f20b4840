import type { AccountView } from '#modules/identity/accounts/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { applicationRoutes } from '../../rules/contract.ts';
import { useApplicationColumns } from '../application-columns.tsx';

/**
 * Application list on the page of a client account: the applications of its organisation that the current
 * user may see, each linked to its page.
 */
export function ClientApplications({ organisation }: { organisation: AccountView['Organisation'] }) {
  const t = useText();
  const columns = useApplicationColumns().filter(({ id }) => id !== 'org' && id !== 'updated');
  if (!organisation)
    return (
      <div>
        <EmptyState title={t('APP_LIST_EMPTY')} text={t('ORG_NONE')} />
      </div>
    );
  return (
    <ListView
      route={applicationRoutes.list}
      params={{ OrganisationKey: organisation.OrganisationKey }}
      columns={columns}
      rowKey={(row) => row.ApplicationKey}
      rowHref={(row) => `/viewform?key=${row.ApplicationKey}`}
      searchLabel={t('APP_LIST_SEARCH')}
      emptyState={{ title: t('APP_LIST_EMPTY'), text: t('CLIENT_NO_APPLICATIONS') }}
    />
  );
}
