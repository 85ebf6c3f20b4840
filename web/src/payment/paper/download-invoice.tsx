import { invoiceDocumentRoute } from '@assay/shared/payment/document-contract.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@assay/shared/translation/language.ts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { downloadFrom } from '../../api/download-from.ts';
import { useSend } from '../../api/use-send.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';

/** The invoice as a PDF, in the reader's language at once and in the others by a menu. */
export function DownloadInvoice({ invoiceKey }: { invoiceKey: string }) {
  const t = useText();
  const own = useLanguage();
  const send = useSend(invoiceDocumentRoute, { onSuccess: ({ Url }) => downloadFrom(Url) });
  const others = LANGUAGES.filter((language) => language !== own);
  return (
    <Button.Group>
      <Button
        variant="default"
        leftSection={<IconDownload size={17} stroke={1.7} />}
        loading={send.isPending}
        onClick={() => send.mutate({ InvoiceKeys: [invoiceKey] })}
      >
        {t('INVOICE_DOWNLOAD')}
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="auto"
            w="2.25rem"
            aria-label={t('INVOICE_DOWNLOAD_IN')}
            disabled={send.isPending}
          >
            <IconChevronDown size={15} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((language) => (
            <Menu.Item
              key={language}
              lang={LANGUAGE_TAGS[language]}
              onClick={() => send.mutate({ InvoiceKeys: [invoiceKey], Language: language })}
            >
              {LANGUAGE_NAMES[language]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
