import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { AccountStatement } from '../../rules/account-contract.ts';
import { AccountAges, AccountSums } from './account-sums.tsx';
import { AccountTable } from './account-table.tsx';

/**
 * Content of the statement of account page, on screen and in print: key figures, table of entries, and open
 * amounts by days overdue.
 */
export function AccountBody({ statement }: { statement: AccountStatement }) {
  const t = useText();
  const localized = useLocalized();
  const { date } = useFormat();
  const period = t('ACCOUNT_PERIOD_OF', { From: date(statement.From), To: date(statement.To) });
  return (
    <Stack gap="md">
      <AccountSums statement={statement} />
      <Card title={localized(statement.OrgName)} aside={period} isFlush>
        {statement.Rows.length > 0 ? (
          <AccountTable statement={statement} />
        ) : (
          <EmptyState title={t('ACCOUNT_EMPTY')} text={t('ACCOUNT_EMPTY_TEXT')} />
        )}
      </Card>
      <AccountAges statement={statement} />
      <Words tone="faint" size="xs">
        {t('ACCOUNT_CURRENCY')}
      </Words>
    </Stack>
  );
}
