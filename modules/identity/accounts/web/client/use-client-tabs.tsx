import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { type AccountView, accountRoutes } from '../../rules/contract.ts';
import type { ClientParts } from '../account-parts.ts';
import type { AccountTab } from '../account-tabs.tsx';
import { mayCall } from '../may-call.ts';
import { SessionsTab } from '../sessions-tab.tsx';
import type { Edits } from '../use-edits.ts';
import { ClientDetails } from './client-details.tsx';
import { ClientSubs } from './client-subs.tsx';
import type { ClientValues } from './client-values.ts';

/** What nobody with the reader's roles may read has no tab. */
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
      isShown: mayCall(accountRoutes.subs, roles),
      body: <ClientSubs view={view} />,
    },
    {
      name: 'sessions',
      label: t('ACCOUNT_TAB_SESSIONS'),
      isShown: mayCall(accountRoutes.sessions, roles),
      body: <SessionsTab userKey={view.UserKey} />,
    },
    {
      name: 'log',
      label: t('ACCOUNT_TAB_LOG'),
      isFlush: true,
      isShown: mayCall(parts.log.route, roles),
      body: parts.log.show(view.UserKey),
    },
  ];
  return tabs.filter((tab) => tab.isShown ?? true);
}
