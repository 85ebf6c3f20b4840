import { isClient } from '#platform/common/access/roles.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { InvitePart } from '../account-parts.ts';
import { useAccount } from '../use-account.ts';
import { SubList } from './sub-list.tsx';

/**
 * Screen `/child` with a client's own sub-accounts; for staff, those of the client in the URL, or of all
 * clients.
 */
export function SubsPage({ Invited }: { Invited: InvitePart }) {
  const { key } = useSearchText<'key'>();
  return isClient(useUser().UserRoleList) || !key ? (
    <SubList client={null} Invited={Invited} />
  ) : (
    <SubsOf clientKey={key} Invited={Invited} />
  );
}

function SubsOf({ clientKey, Invited }: { clientKey: string; Invited: InvitePart }) {
  const t = useText();
  const { data, error, refetch } = useAccount(clientKey);
  if (data) return <SubList client={data} Invited={Invited} />;
  if (!error) return <Skeletons lines={8} height={24} />;
  return (
    <MissingRecord
      error={error}
      onRetry={() => void refetch()}
      title={t('TITLE_CLIENT')}
      list={{ label: t('MENU_CLIENTS'), href: '/users' }}
    />
  );
}
