import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { type CommentVersion, type CommentView, commentRoutes } from '../rules/contract.ts';

const TONES = { WRITE: {}, EDIT: { tone: 'warning' }, REMOVE: { tone: 'danger' } } as const;

/**
 * Dialog, opened by administrators and IT, with every version of an edited or removed comment, newest first,
 * with author, time, text and files.
 */
export function CommentHistory({ comment, onClose }: { comment: CommentView; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const { CommentKey } = comment;
  const { data, error, refetch } = useGet(commentRoutes.history, { CommentKey }, { staleMs: 0 });
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t('COMMENT_HISTORY_OF', { name: comment.By.Name })}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons lines={4} />}
      {data && (
        <Timeline
          items={data.Rows.map((row) => ({
            id: row.Version,
            title: (
              <>
                <b>{row.By.Name}</b> {t(`COMMENT_EVENT_${row.EventType}`)}
              </>
            ),
            meta: `${format.dateTime(row.At)} · ${t(`ROLE_${row.AsRole}`)}`,
            ...(row.EventType !== 'REMOVE' && { text: <CommentWording row={row} /> }),
            ...TONES[row.EventType],
          }))}
        />
      )}
    </Dialog>
  );
}

function CommentWording({ row }: { row: CommentVersion }) {
  return (
    <>
      {row.Comment}
      {row.Attachment.length > 0 && <FileList files={row.Attachment} />}
    </>
  );
}
