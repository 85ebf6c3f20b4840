import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { ServiceDraft } from './use-service-draft.ts';

/**
 * Notice in the service editor when another user saved the draft first: shows who and when, and a button
 * that merges their version with the local changes without losing these.
 */
export function DraftConflict({ draft }: { draft: ServiceDraft }) {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const [isBusy, setBusy] = useState(false);
  const row = draft.theirs?.Versions.find(({ VersionNo }) => VersionNo === draft.theirs?.Draft?.VersionNo);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      const both = await draft.store.acceptRemote();
      toast(t(both.length > 0 ? 'SERVICE_CONFLICT_BOTH' : 'SERVICE_CONFLICT_DONE'), 'info');
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="warning"
      isAlert
      title={
        row?.UpdatedBy
          ? t('SERVICE_CONFLICT_WHO', { name: row.UpdatedBy.Name, time: format.time(row.UpdatedAt) })
          : t('SERVICE_CONFLICT')
      }
    >
      {t('SERVICE_CONFLICT_TEXT')}
      <Button mt="xs" display="block" variant="default" loading={isBusy} onClick={() => void take()}>
        {t('SERVICE_CONFLICT_TAKE')}
      </Button>
    </Notice>
  );
}
