import { accountRoutes } from '@assay/shared/account/contract.ts';
import type { BodyOf } from '@assay/shared/contract/define-route.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { downloadFrom } from '../api/download-from.ts';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { useListState } from '../ui/use-list-state.ts';

type Props = {
  list: BodyOf<typeof accountRoutes.exportList>['List'];
  /** Names of the list's own filters. */
  filters: readonly string[];
};

/** The list as it is filtered now, every page of it, as text or as a workbook. */
export function ExportMenu({ list, filters }: Props) {
  const t = useText();
  const { query } = useListState(filters);
  const { Page: _, PageSize: __, Sort: ___, ...Filters } = query;
  const send = useSend(accountRoutes.exportList, { onSuccess: ({ Url }) => downloadFrom(Url) });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} stroke={1.7} />}
          loading={send.isPending}
        >
          {t('EXPORT_LIST')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => send.mutate({ List: list, Format: 'XLSX', Filters })}>
          {t('LIST_EXPORT_XLSX')}
        </Menu.Item>
        <Menu.Item onClick={() => send.mutate({ List: list, Format: 'CSV', Filters })}>
          {t('LIST_EXPORT_CSV')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
