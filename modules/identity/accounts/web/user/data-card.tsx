import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadFrom } from '#platform/web/api/download-from.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { profileRoutes } from '../../rules/profile/contract.ts';

/** Profile card with a button to download all data stored about the user as a ZIP. */
export function DataCard({ isStaff }: { isStaff: boolean }) {
  const t = useText();
  const send = useSend(profileRoutes.data, {
    onSuccess: ({ Url }) => {
      downloadFrom(Url);
      toast(t('DATA_STARTED'));
    },
  });
  return (
    <Card title={t('DATA_TITLE')}>
      <Words mb="md" tone="soft" size="sm">
        {t(isStaff ? 'DATA_TEXT_STAFF' : 'DATA_TEXT')}
      </Words>
      <Button
        variant="default"
        leftSection={<IconDownload size={17} />}
        loading={send.isPending}
        onClick={() => send.mutate({})}
      >
        {t('DATA_DOWNLOAD')}
      </Button>
    </Card>
  );
}
