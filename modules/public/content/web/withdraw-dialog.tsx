import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { contentRoutes } from '../rules/contract.ts';
import type { ContentKind } from '../rules/kinds.ts';

type Props = { kind: ContentKind; versionId: string; onClose: () => void };

/** Asks whether a version that is still to come shall not come. */
export function WithdrawDialog({ kind, versionId, onClose }: Props) {
  const t = useText();
  const withdraw = useSend(contentRoutes.withdraw, {
    onSuccess: async () => {
      onClose();
      toast(t('CONTENT_WITHDRAWN', { version: versionId }));
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(contentRoutes.list, { Kind: kind }) });
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
