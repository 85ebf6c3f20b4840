/**
 * Tab of the content page for one kind of content: its draft or external source, and its versions with
 * actions to read, compare, reuse or withdraw them.
 */

import { useState } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import type { ExternalSource } from '../rules/contract.ts';
import { contentRoutes } from '../rules/contract.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { contentPermissions } from '../rules/permissions.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { DraftCard } from './draft-card.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { VersionRow } from './version-row.tsx';

type Props = { kind: ContentKind; versionId: string; onClose: () => void };

/** Confirms the withdrawal of a version that is not in force yet. */
function WithdrawDialog({ kind, versionId, onClose }: Props) {
  const t = useText();
  const withdraw = useSend(contentRoutes.withdraw, {
    onSuccess: () => {
      onClose();
      toast(t('CONTENT_WITHDRAWN', { version: versionId }));
    },
  });
  return (
    <Confirm
      isOpen
      title={t('CONTENT_WITHDRAW_ONE', { version: versionId })}
      text={t('CONTENT_WITHDRAW_ASK', { version: versionId })}
      confirmLabel={t('CONTENT_WITHDRAW')}
      tone="danger"
      isBusy={withdraw.isPending}
      onCancel={onClose}
      onConfirm={() => withdraw.mutate({ Kind: kind, VersionId: versionId })}
    />
  );
}

/** States that the texts come from an external server, with the result of the last fetch. */
function ExternalNotice({ source }: { source: ExternalSource }) {
  const t = useText();
  const format = useFormat();
  return (
    <Notice
      tone={source.Problem ? 'warning' : 'info'}
      title={t('CONTENT_EXTERNAL_TITLE', { address: source.Address })}
    >
      {source.Problem && <div>{t(source.Problem)}</div>}
      <div>
        {source.SucceededAt
          ? t('CONTENT_EXTERNAL_GOOD', { date: format.dateTime(source.SucceededAt) })
          : t('CONTENT_EXTERNAL_NEVER')}
      </div>
    </Notice>
  );
}

type Open = { What: 'READ' | 'COMPARE' | 'WITHDRAW'; VersionId: string } | null;

/** Shows the draft of one kind of content and all versions, newest first. */
export function ContentKindPanel({ kind }: { kind: ContentKind }) {
  const t = useText();
  const { UserRoleList } = useUser();
  const [open, setOpen] = useState<Open>(null);
  const go = useNavigateTo();
  const list = useGet(contentRoutes.list, { Kind: kind });
  const begin = useSend(contentRoutes.begin, { onSuccess: () => go(`/content/edit/${kind.toLowerCase()}`) });
  const isPublisher = hasPermission(UserRoleList, contentPermissions.PUBLISH_CONTENT);
  if (list.error) return <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeletons lines={6} />;
  const { Rows, ActiveAccounts, Draft, External } = list.data;
  return (
    <Stack gap="md">
      {External ? (
        <ExternalNotice source={External} />
      ) : (
        <DraftCard kind={kind} draft={Draft} isPublisher={isPublisher} />
      )}
      <Card title={t('CONTENT_VERSIONS')} isFlush>
        <Stack as="ul">
          {Rows.map((row) => (
            <VersionRow
              key={row.VersionId}
              row={row}
              accounts={ActiveAccounts}
              onRead={() => setOpen({ What: 'READ', VersionId: row.VersionId })}
              onStart={
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
        </Stack>
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
    </Stack>
  );
}
