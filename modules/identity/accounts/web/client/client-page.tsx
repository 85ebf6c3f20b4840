import { useText } from '#platform/web/i18n/use-text.ts';
import { AccountPage } from '../account-page.tsx';
import type { ClientParts } from '../account-parts.ts';
import { ClientScreen } from './client-screen.tsx';

/**
 * Screen `/user/edit/{userkey}` on which staff manage one client account; loads the account and shows its
 * content.
 */
export function ClientPage({ parts }: { parts: ClientParts }) {
  const t = useText();
  return (
    <AccountPage kind="CLIENT" title="TITLE_CLIENT" list={{ label: t('MENU_CLIENTS'), href: '/users' }}>
      {(view) => <ClientScreen key={view.UserKey} view={view} parts={parts} />}
    </AccountPage>
  );
}
