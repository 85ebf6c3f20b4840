import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { DueRow } from '#platform/web/ui/due-row.tsx';
import type { NonconformityRow } from '../rules/contract.ts';
import { nonconformityAddress } from '../rules/nonconformity-address.ts';

/** A nonconformity that the client has to answer, as a task on its dashboard. */
export function NonconformityTaskRow({ row }: { row: NonconformityRow }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { NonconformityNo: no, DueOn, IsOverdue, Clause } = row;
  const title = DueOn === null ? 'NC_TASK' : IsOverdue ? 'NC_TASK_LATE' : 'NC_TASK_BY';
  return (
    <DueRow
      icon={<IconAlertTriangle size={20} stroke={1.7} />}
      isLate={IsOverdue}
      title={t(title, { no, date: format.date(DueOn) })}
      text={[row.ApplicationNo, localized(row.ServiceName), Clause].filter(Boolean).join(' · ')}
      button={{ label: t('ACT_NC_ANSWER'), href: nonconformityAddress(row.NonconformityKey), isMain: true }}
    />
  );
}
