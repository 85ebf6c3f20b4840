import { useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useGo } from '#platform/web/ui/use-go.ts';
import { contentRoutes } from '../rules/contract.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { CompareDialog } from './compare-dialog.tsx';
import classes from './content.module.css';
import { DraftCard } from './draft-card.tsx';
import { ExternalNotice } from './external-notice.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { VersionRow } from './version-row.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Open = { What: 'READ' | 'COMPARE' | 'WITHDRAW'; VersionId: string } | null;

/** One kind of content: its draft, and every version, newest first. */
export function ContentKindPanel({ kind }: { kind: ContentKind }) {
  const t = useText();
  const { UserRoleList } = useUser();
  const [open, setOpen] = useState<Open>(null);
  const go = useGo();
  const list = useGet(contentRoutes.list, { Kind: kind });
  const begin = useSend(contentRoutes.begin, { onSuccess: () => go(`/content/edit/${kind.toLowerCase()}`) });
  const isPublisher = UserRoleList.some((role) => contentRoutes.publish.access.some((one) => one === role));
  if (list.error) return <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeletons lines={6} />;
  const { Rows, ActiveAccounts, Draft, External } = list.data;
  return (
    <div className={classes.panel}>
      {External ? (
        <ExternalNotice source={External} />
      ) : (
        <DraftCard kind={kind} draft={Draft} isPublisher={isPublisher} />
      )}
      <Card title={t('CONTENT_VERSIONS')} isFlush>
        <ul className={classes.versions}>
          {Rows.map((row) => (
            <VersionRow
              key={row.VersionId}
              row={row}
              accounts={ActiveAccounts}
              onRead={() => setOpen({ What: 'READ', VersionId: row.VersionId })}
              onBegin={
                isPublisher && !Draft && !External && row.State !== 'IN_FORCE'
                  ? () => begin.mutate({ Kind: kind, VersionId: row.VersionId })
                  : undefined
              }
              onCompare={
                Rows.length > 1 ? () => setOpen({ What: 'COMPARE', VersionId: row.VersionId }) : undefined
              }
              onWithdraw={
                isPublisher && row.State === 'COMING'
                  ? () => setOpen({ What: 'WITHDRAW', VersionId: row.VersionId })
                  : undefined
              }
            />
          ))}
        </ul>
      </Card>
      {open?.What === 'READ' && (
        <PreviewDialog kind={kind} versionId={open.VersionId} onClose={() => setOpen(null)} />
      )}
      {open?.What === 'COMPARE' && (
        <CompareDialog kind={kind} versionId={open.VersionId} onClose={() => setOpen(null)} />
      )}
      {open?.What === 'WITHDRAW' && (
        <WithdrawDialog kind={kind} versionId={open.VersionId} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
