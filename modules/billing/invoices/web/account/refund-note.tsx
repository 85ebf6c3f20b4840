import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadFrom } from '#platform/web/api/download-from.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { refundNoteRoute } from '../../rules/document-contract.ts';

/** The note of one refund as a PDF in the reader's language. */
export function RefundNote({ refundKey: RefundKey }: { refundKey: string }) {
  const t = useText();
  const send = useSend(refundNoteRoute, { onSuccess: ({ Url }) => downloadFrom(Url) });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={15} stroke={1.7} />}
      loading={send.isPending}
      onClick={() => send.mutate({ RefundKey })}
    >
      {t('REFUND_NOTE_DOWNLOAD')}
    </Button>
  );
}
