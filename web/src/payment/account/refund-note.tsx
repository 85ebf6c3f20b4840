import { refundNoteRoute } from '@assay/shared/payment/document-contract.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadFrom } from '../../api/download-from.ts';
import { useSend } from '../../api/use-send.ts';
import { useText } from '../../i18n/use-text.ts';

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
