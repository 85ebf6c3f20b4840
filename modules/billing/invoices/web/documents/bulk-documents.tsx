import { Button } from '@mantine/core';
import { IconFileTypePdf, IconFileZip } from '@tabler/icons-react';
import { downloadFrom } from '#platform/web/api/download-from.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { invoiceDocumentRoute } from '../../rules/document-contract.ts';

/**
 * Buttons above the invoice list to download the selected invoices: as one PDF, or as separate files in a
 * ZIP.
 */
export function BulkDocuments({ keys }: { keys: readonly string[] }) {
  const t = useText();
  const send = useSend(invoiceDocumentRoute, { onSuccess: ({ Url }) => downloadFrom(Url) });
  const as = send.isPending ? send.variables?.As : undefined;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={17} stroke={1.7} />}
        loading={as === 'PDF'}
        onClick={() => send.mutate({ InvoiceKeys: [...keys], As: 'PDF' })}
      >
        {t('BULK_PAPERS_PDF')}
      </Button>
      {keys.length > 1 && (
        <Button
          variant="default"
          leftSection={<IconFileZip size={17} stroke={1.7} />}
          loading={as === 'ZIP'}
          onClick={() => send.mutate({ InvoiceKeys: [...keys], As: 'ZIP' })}
        >
          {t('BULK_PAPERS_ZIP')}
        </Button>
      )}
    </>
  );
}
