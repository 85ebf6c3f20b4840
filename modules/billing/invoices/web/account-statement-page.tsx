import { Skeleton } from '@mantine/core';
import { OrganisationPicker } from '#modules/identity/accounts/web/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { accountStatementRoutes } from '../rules/account-contract.ts';
import classes from './account/account.module.css';
import { AccountBody } from './account/account-body.tsx';
import { AccountDownloads } from './account/account-downloads.tsx';
import { PeriodChoice } from './account/period-choice.tsx';

/**
 * Page of an organisation's statement of account (`/account/statement`) for a period: entries, balances and
 * downloads. Staff choose the organisation, clients see their own; both are in the URL.
 */
export function AccountStatementPage() {
  const t = useText();
  const isOwn = isClient(useUser().UserRoleList);
  const { query, set } = useListState(['OrganisationKey', 'From', 'To']);
  const today = hongKongDate(new Date());
  const period = {
    From: String(query.From ?? addDays(addMonths(today, -3), 1)),
    To: String(query.To ?? today),
  };
  const accountQuery = {
    ...period,
    ...(query.OrganisationKey && { OrganisationKey: String(query.OrganisationKey) }),
  };
  const hasOrganisation = isOwn || query.OrganisationKey !== undefined;
  const answer = useGet(accountStatementRoutes.view, accountQuery, {
    enabled: hasOrganisation,
    keepPrevious: true,
  });
  const statement = hasOrganisation ? answer.data : undefined;
  return (
    <>
      <PageHeader title={t('TITLE_ACCOUNT_STATEMENT')} lead={t('ACCOUNT_LEAD')}>
        {statement && <AccountDownloads asked={accountQuery} />}
      </PageHeader>
      <Card className={classes.choice}>
        {!isOwn && (
          <OrganisationPicker
            label={t('EXPORT_ORGANISATION')}
            value={statement ?? null}
            onChange={(picked) => set({ OrganisationKey: picked?.OrganisationKey })}
            error={undefined}
          />
        )}
        <PeriodChoice
          value={period}
          onChange={(next) => set({ ...next }, { replace: true })}
          error={undefined}
        />
      </Card>
      {!hasOrganisation && <EmptyState title={t('ACCOUNT_CHOOSE')} text={t('ACCOUNT_CHOOSE_TEXT')} />}
      {answer.isError && <ErrorPanel error={answer.error} onRetry={() => answer.refetch()} />}
      {hasOrganisation && answer.isPending && <Skeleton height="24rem" radius="md" />}
      {statement && !answer.isError && <AccountBody statement={statement} />}
    </>
  );
}
