import { isClient } from '@assay/shared/access/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import { useScreenSearch } from '../../search.ts';
import { useUser } from '../../session/use-user.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useAccount } from '../use-account.ts';
import { SubList } from './sub-list.tsx';

/** `/child`: a client's own sub-accounts; for staff those of the client in the address. */
export function SubsPage() {
  const { key } = useScreenSearch('child');
  return isClient(useUser().UserRoleList) || !key ? <SubList client={null} /> : <SubsOf clientKey={key} />;
}

function SubsOf({ clientKey }: { clientKey: string }) {
  const t = useText();
  const { data, error, refetch } = useAccount(clientKey);
  if (data) return <SubList client={data} />;
  if (!error) return <Skeletons lines={8} height={24} />;
  return (
    <>
      <PageHeader title={t('TITLE_SUBS')} crumbs={[{ label: t('MENU_CLIENTS'), href: '/users' }]} />
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    </>
  );
}
