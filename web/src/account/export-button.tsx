import { accountRoutes } from '@assay/shared/account/contract.ts';
import type { BodyOf } from '@assay/shared/contract/define-route.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadFrom } from '../api/download-from.ts';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { useListState } from '../ui/use-list-state.ts';

type Props = {
  list: BodyOf<typeof accountRoutes.exportList>['List'];
  /** Names of the list's own filters. */
  filters: readonly string[];
};

/** The list as it is filtered now, every page of it, as CSV. */
export function ExportButton({ list, filters }: Props) {
  const t = useText();
  const { query } = useListState(filters);
  const { Page: _, PageSize: __, ...Filters } = query;
  const send = useSend(accountRoutes.exportList, { onSuccess: ({ Url }) => downloadFrom(Url) });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} stroke={1.7} />}
      loading={send.isPending}
      onClick={() => send.mutate({ List: list, Filters })}
    >
      {t('LIST_EXPORT')}
    </Button>
  );
}
