import { Button, Group, Text } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { contentRoutes, type DraftFacts } from '../rules/contract.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { CompareButton } from './compare-button.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

type Props = { kind: ContentKind; draft: DraftFacts | null; isPublisher: boolean };

/**
 * Card on the content page for the open draft of a kind of content: preview and compare it, and for
 * publishers edit, discard or create it.
 */
export function DraftCard({ kind, draft, isPublisher }: Props) {
  const t = useText();
  const go = useNavigateTo();
  const format = useFormat();
  const [open, setOpen] = useState<'PREVIEW' | 'COMPARE' | 'DISCARD' | null>(null);
  const edit = () => go(`/content/edit/${kind.toLowerCase()}`);
  const begin = useSend(contentRoutes.begin, { onSuccess: edit });
  const discard = useSend(contentRoutes.discard, {
    onSuccess: () => {
      setOpen(null);
      toast(t('CONTENT_DRAFT_DISCARDED'));
    },
  });
  if (!draft && !isPublisher) return null;
  const message = draft
    ? t('CONTENT_DRAFT_BY', {
        name: draft.By?.Name ?? '',
        date: format.dateTime(draft.UpdatedAt),
        version: draft.BasedOn,
      })
    : t('CONTENT_DRAFT_NONE');
  return (
    <Card title={t('CONTENT_DRAFT')}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 16rem' }}>
          {message}
        </Text>
        <Group gap="xs">
          {draft && (
            <>
              <Button variant="default" onClick={() => setOpen('PREVIEW')}>
                {t('CONTENT_PREVIEW')}
              </Button>
              <CompareButton onOpen={() => setOpen('COMPARE')} />
            </>
          )}
          {draft && isPublisher && (
            <>
              <Button variant="default" onClick={() => setOpen('DISCARD')}>
                {t('CONTENT_DRAFT_DISCARD')}
              </Button>
              <Button leftSection={<IconPencil size={16} />} onClick={edit}>
                {t('CONTENT_DRAFT_EDIT')}
              </Button>
            </>
          )}
          {!draft && (
            <Button
              leftSection={<IconPlus size={16} />}
              loading={begin.isPending}
              onClick={() => begin.mutate({ Kind: kind })}
            >
              {t('CONTENT_DRAFT_BEGIN')}
            </Button>
          )}
        </Group>
      </Group>
      {open === 'PREVIEW' && <PreviewDialog kind={kind} onClose={() => setOpen(null)} />}
      {open === 'COMPARE' && <CompareDialog kind={kind} onClose={() => setOpen(null)} />}
      <Confirm
        isOpen={open === 'DISCARD'}
        title={t('CONTENT_DRAFT_DISCARD')}
        text={t('CONTENT_DRAFT_DISCARD_ASK')}
        confirmLabel={t('CONTENT_DRAFT_DISCARD')}
        tone="danger"
        isBusy={discard.isPending}
        onCancel={() => setOpen(null)}
        onConfirm={() => draft && discard.mutate({ Kind: kind, Version: draft.Version })}
      />
    </Card>
  );
}
