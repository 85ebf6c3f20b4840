import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import type { AccountView } from '../../rules/contract.ts';

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
