/**
 * List of a client's own sub-accounts, or for staff those of one client or of all clients, with filters,
 * export and the button to invite one.
 */

import { Button } from '@mantine/core';
import { useState } from 'react';
import { fullName } from '#platform/common/format/full-name.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { subList } from '../../rules/account-lists.ts';
import { type AccountView, accountRoutes } from '../../rules/contract.ts';
import { SHOWN_ACCOUNT_STATUSES } from '../../rules/statuses.ts';
import { clientWorkflow, subWorkflow } from '../../rules/workflow.ts';
import type { InvitePart } from '../account-parts.ts';
import { InviteDialog } from '../client/invite-dialog.tsx';
import { useSubColumns } from './sub-columns.tsx';
import { useSubHref } from './use-sub-href.ts';

/** Introduction of the list; for staff, the client's organisation and a link back to the client. */
function SubListLead({ client }: { client: AccountView | null }) {
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

type Props = {
  /** The client, if staff view its list; null for the user's own sub-accounts. */
  client: AccountView | null;
  Invited: InvitePart;
};

export function SubList({ client, Invited }: Props) {
  const t = useText();
  const roles = useUser().UserRoleList;
  const { quick, range } = useListFilters(subList);
  const [isInviting, setInviting] = useState(false);
  const hrefOf = useSubHref(client?.UserKey);
  const mayInvite =
    subWorkflow.Rows.INVITE.By.some((by) => by.Roles.some((role) => roles.includes(role))) &&
    (client === null || clientWorkflow.Rows.UPDATE.From.includes(client.Status));
  const invite = mayInvite && <Button onClick={() => setInviting(true)}>{t('SUB_INVITE')}</Button>;
  return (
    <>
      <ListPage
        title={client ? t('SUBS_OF', { name: fullName(client) }) : t('TITLE_SUBS')}
        lead={<SubListLead client={client} />}
        toolbar={
          <>
            <ExportButton
              list="SUBS"
              route={accountRoutes.subs}
              {...(client && { params: { UserKey: client.UserKey } })}
            />
            {invite}
          </>
        }
        list="SUBS"
        route={accountRoutes.subs}
        {...(client && { params: { UserKey: client.UserKey } })}
        columns={useSubColumns()}
        rowKey={(row) => row.UserKey}
        rowHref={(row) => hrefOf(row.UserKey)}
        quickFilters={quick('Status', SHOWN_ACCOUNT_STATUSES)}
        ranges={[range('Created'), range('SignedIn')]}
        searchLabel={t('PERSON_SEARCH')}
        emptyState={{
          title: t('SUB_EMPTY'),
          text: t(client ? 'SUB_EMPTY_STAFF' : 'SUB_EMPTY_TEXT'),
          action: invite,
        }}
      />
      {isInviting && (
        <InviteDialog client={client} Applications={Invited} onClose={() => setInviting(false)} />
      )}
    </>
  );
}
