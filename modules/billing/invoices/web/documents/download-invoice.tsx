import { IconDownload } from '@tabler/icons-react';
import { downloadFrom } from '#platform/web/api/download-from.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { InLanguagesButton } from '#platform/web/ui/form/in-languages-button.tsx';
import { invoiceDocumentRoute } from '../../rules/document-contract.ts';

type Props = { invoiceKey: string; as?: 'PDF' | 'RECEIPT' };

/**
 * Button on an invoice's page to download the invoice, or the receipt of its payment, as a PDF, in the user's or
 * another language.
 */
export function DownloadInvoice({ invoiceKey, as = 'PDF' }: Props) {
  const t = useText();
  const send = useSend(invoiceDocumentRoute, { onSuccess: ({ Url }) => downloadFrom(Url) });
  return (
    <InLanguagesButton
      icon={<IconDownload size={17} stroke={1.7} />}
      label={t(as === 'PDF' ? 'INVOICE_DOWNLOAD' : 'RECEIPT_DOWNLOAD')}
      othersLabel={t(as === 'PDF' ? 'INVOICE_DOWNLOAD_IN' : 'RECEIPT_DOWNLOAD_IN')}
      isBusy={send.isPending}
      onChoose={(Language) => send.mutate({ InvoiceKeys: [invoiceKey], As: as, Language })}
    />
  );
}
