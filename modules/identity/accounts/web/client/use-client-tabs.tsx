/**
 * Hook with the tabs of the client account screen (details, applications, sub-accounts, sessions, log),
 * limited to those that the user may read.
 */

import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { type AccountView, accountRoutes } from '../../rules/contract.ts';
import { subsAddress } from '../../rules/sub-addresses.ts';
import type { ClientParts } from '../account-parts.ts';
import type { AccountTab } from '../account-tabs.tsx';
import { canCall } from '../can-call.ts';
import { SessionsTab } from '../sessions-tab.tsx';
import { useSubColumns } from '../sub/sub-columns.tsx';
import { useSubHref } from '../sub/use-sub-href.ts';
import type { Edits } from '../use-edits.ts';
import { ClientDetails } from './client-details.tsx';
import classes from './client-subs.module.css';
import type { ClientValues } from './client-values.ts';

/** Lists the client's sub-accounts, with a link to the screen where they are managed. */
function ClientSubs({ view }: { view: AccountView }) {
  const t = useText();
  const hrefOf = useSubHref(view.UserKey);
  return (
    <div>
      <Row justify="between" gap="lg" lines="sm" pad="md" tone="soft" size="sm" className={classes.head}>
        <span>{t('SUB_LEAD_STAFF')}</span>
        <Button component={AppLink} href={subsAddress(view.UserKey)} variant="default">
          {t('SUB_MANAGE')}
        </Button>
      </Row>
      <ListView
        route={accountRoutes.subs}
        params={{ UserKey: view.UserKey }}
        columns={useSubColumns()}
        rowKey={(row) => row.UserKey}
        rowHref={(row) => hrefOf(row.UserKey)}
        emptyState={{ title: t('SUB_EMPTY'), text: t('SUB_EMPTY_STAFF') }}
      />
    </div>
  );
}

/** The client's tabs. A tab whose content the user's roles may not read is omitted. */
export function useClientTabs(
  view: AccountView,
  edits: Edits<ClientValues>,
  parts: ClientParts,
): AccountTab[] {
  const t = useText();
  const { UserRoleList: roles } = useUser();
  const tabs: (AccountTab & { isShown?: boolean })[] = [
    {
      name: 'details',
      label: t('ACCOUNT_TAB_DETAILS'),
      isDirty: edits.isDirty,
      body: <ClientDetails view={view} edits={edits} />,
    },
    {
      name: 'applications',
      label: t('MENU_APPLICATIONS'),
      isFlush: true,
      body: parts.applications(view.Organisation),
    },
    {
      name: 'subs',
      label: t('MENU_SUBS'),
      isFlush: true,
      isShown: canCall(accountRoutes.subs, roles),
      body: <ClientSubs view={view} />,
    },
    {
      name: 'sessions',
      label: t('ACCOUNT_TAB_SESSIONS'),
      isShown: canCall(accountRoutes.sessions, roles),
      body: <SessionsTab userKey={view.UserKey} />,
    },
    {
      name: 'log',
      label: t('ACCOUNT_TAB_LOG'),
      isFlush: true,
      isShown: canCall(parts.log.route, roles),
      body: parts.log.show(view.UserKey),
    },
  ];
  return tabs.filter((tab) => tab.isShown ?? true);
}
