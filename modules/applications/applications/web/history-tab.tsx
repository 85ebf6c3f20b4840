import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { Timeline, type TimelineItem } from '#platform/web/ui/timeline.tsx';
import { applicationRoutes } from '../rules/contract.ts';
import { entryFacts } from '../rules/entry-facts.ts';
import type { HistoryRow } from '../rules/history-row.ts';
import classes from './history-tab.module.css';
import { historyNumber, historyText, historyTransition } from './history-text.ts';

const toneOf = ({ Action }: HistoryRow): Pick<TimelineItem, 'tone'> => {
  const { Tone } = entryFacts(Action);
  return Tone ? { tone: Tone } : {};
};

/**
 * Tab of the application page with its history: who took which action and when, in which role, with status
 * change, remark, files and exceptions marked.
 */
export function HistoryTab({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useGet(applicationRoutes.history, { ApplicationKey: applicationKey });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={6} />;
  if (data.Rows.length === 0) return <EmptyState title={t('HISTORY_NONE')} text={t('HISTORY_NONE_HELP')} />;
  const events = data.Rows.map((row) => ({
    id: String(row.Version),
    at: row.At,
    title: (
      <>
        <b>{row.By?.Name ?? t('HISTORY_SYSTEM')}</b> {historyText(row, t)}{' '}
        {row.IsOverride && <Badge tone="warning">{t('HISTORY_EXCEPTION')}</Badge>}
      </>
    ),
    meta: [
      format.dateTime(row.At),
      row.AsRole && t(`ROLE_${row.AsRole}`),
      historyTransition(row, t),
      historyNumber(row, t),
    ]
      .filter(Boolean)
      .join(' · '),
    ...((row.Remark || row.Attachment.length > 0) && { text: <HistoryRemark row={row} /> }),
    ...toneOf(row),
  }));
  const related = data.Related.map((event) => ({
    id: event.Id,
    at: event.At,
    title: (
      <>
        <b>{event.By?.Name ?? t('HISTORY_SYSTEM')}</b> {t(event.Text)}:{' '}
        <AppLink href={event.Path}>{event.No}</AppLink>
      </>
    ),
    meta: format.dateTime(event.At),
    ...(event.Remark && { text: <Paragraph text={event.Remark} /> }),
  }));
  // Both are newest first, and stay so where two happened at the same moment.
  const items = [...events, ...related].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <div className={classes.history}>
      <Timeline items={items} />
    </div>
  );
}

function HistoryRemark({ row }: { row: HistoryRow }) {
  return (
    <>
      {row.Remark && <Paragraph text={row.Remark} />}
      {row.Attachment.length > 0 && <FileList files={row.Attachment} />}
    </>
  );
}
