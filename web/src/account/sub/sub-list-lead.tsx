import type { AccountView } from '@assay/shared/account/contract.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { AppLink } from '../../ui/app-link.tsx';

/** What the list is; for staff whose it is, and the way back there. */
export function SubListLead({ client }: { client: AccountView | null }) {
  const t = useText();
  const localized = useLocalized();
  if (!client) return <>{t('SUB_LEAD')}</>;
  const organisation = localized(client.Organisation?.OrgName);
  return (
    <>
      {organisation && `${organisation} · `}
      <AppLink href={`/user/edit/${client.UserKey}`}>{t('SUB_TO_CLIENT')}</AppLink>
    </>
  );
}
