import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Fact } from '#platform/web/ui/fact.tsx';
import { type AccountView, accountRoutes } from '../../rules/contract.ts';

/** What lies on the person's desk, and until when nobody is there: the list knows it, for today. */
export function StaffWork({ view }: { view: AccountView }) {
  const t = useText();
  const format = useFormat();
  const { data } = useGet(accountRoutes.staff, {
    Search: view.Email,
    PageSize: 100,
    ...(view.Status !== 'NONE' && { Status: view.Status }),
  });
  const row = data?.Rows.find((one) => one.UserKey === view.UserKey);
  if (!row) return null;
  return (
    <>
      <Fact name={t('STAFF_OPEN')}>{row.Open}</Fact>
      {row.AbsentUntil && (
        <Fact name={t('STAFF_ABSENT')}>{t('STAFF_UNTIL', { date: format.date(row.AbsentUntil) })}</Fact>
      )}
    </>
  );
}
