import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/web/api/call.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { contentRoutes } from '../../rules/contract.ts';
import type { ContentKind } from '../../rules/kinds.ts';
import type { ContentOf } from '../../rules/shapes.ts';
import type { DraftStore } from './draft-store.ts';

type Props<K extends ContentKind> = { kind: K; store: DraftStore<K> };

/**
 * Notice in the content editor that another user saved, published or discarded the draft first: shows who
 * saved, and lets the user choose which version to keep.
 */
export function DraftConflict<K extends ContentKind>({ kind, store }: Props<K>) {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const [isBusy, setBusy] = useState(false);
  const list = useGet(contentRoutes.list, { Kind: kind }, { staleMs: 0 });
  const remoteDraft = list.data?.Draft ?? null;
  if (store.get().save === 'CLOSED' || (list.data && !remoteDraft))
    return (
      <Notice tone="warning" isAlert title={t('CONTENT_CLOSED')}>
        {t('CONTENT_CLOSED_TEXT')}
      </Notice>
    );
  const answer = async (isMine: boolean) => {
    setBusy(true);
    try {
      const { Draft, Content } = await call(contentRoutes.view, { query: { Kind: kind } });
      if (Draft && isMine) await store.keepMine(Draft);
      else if (Draft) store.takeTheirs(Content as ContentOf<K>, Draft);
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="warning"
      isAlert
      title={
        remoteDraft?.By
          ? t('CONTENT_CONFLICT_WHO', { name: remoteDraft.By.Name, time: format.time(remoteDraft.UpdatedAt) })
          : t('CONTENT_CONFLICT')
      }
    >
      {t('CONTENT_CONFLICT_TEXT')}
      <Group gap="xs" mt="xs">
        <Button variant="default" loading={isBusy} onClick={() => void answer(false)}>
          {t('CONTENT_CONFLICT_THEIRS')}
        </Button>
        <Button variant="default" loading={isBusy} onClick={() => void answer(true)}>
          {t('CONTENT_CONFLICT_MINE')}
        </Button>
      </Group>
    </Notice>
  );
}
