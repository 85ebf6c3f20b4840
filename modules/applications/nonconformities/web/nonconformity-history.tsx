import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import type { NonconformityEntry, NonconformityView } from '../rules/contract.ts';
import { isReturned } from '../rules/statuses.ts';
import { ResultChangeLines } from './result-change.tsx';

/** What happened to a nonconformity, newest first. */
export function NonconformityHistory({ view }: { view: NonconformityView }) {
  const t = useText();
  const format = useFormat();
  if (view.History.length === 0) return null;
  return (
    <Card title={t('NC_HISTORY')}>
      <Timeline
        items={view.History.map((entry) => ({
          id: entry.Id,
          title: (
            <>
              <b>{entry.By?.Name ?? t('HISTORY_SYSTEM')}</b> {t(`NC_DID_${entry.Action}`)}
            </>
          ),
          meta: [format.dateTime(entry.At), entry.Method && t(`NC_METHOD_${entry.Method}`)]
            .filter(Boolean)
            .join(' · '),
          text: textOf(entry),
          ...(isReturned(entry.ToStatus) && { tone: 'warning' as const }),
        }))}
      />
    </Card>
  );
}

const textOf = ({ Remark, Files, ResultChange }: NonconformityEntry) =>
  Remark || Files.length > 0 || ResultChange ? (
    <>
      {ResultChange && <ResultChangeLines change={ResultChange} />}
      {Remark}
      {Files.length > 0 && <FileList files={Files} />}
    </>
  ) : undefined;
