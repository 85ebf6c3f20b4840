/**
 * Button that exports all pages of the current list, as filtered and sorted, as Excel, CSV or PDF, with the
 * chosen columns or all; hidden from users who may not export it.
 */
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Route } from '#platform/common/contract/define-route.ts';
import { exportRoutes } from '#platform/common/exports/contract.ts';
import { type ExportList, exportRoles } from '#platform/common/exports/lists.ts';
import { listViewRoutes } from '#platform/common/list-view/contract.ts';
import { isListName } from '#platform/common/list-view/list-names.ts';
import { useGet } from '../api/use-get.ts';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import type { ListQuery } from '../ui/list/list-types.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { openExports } from '../ui/open-exports.ts';
import { currentRows } from './current-rows.ts';
import { ExportFormats } from './export-formats.tsx';

/**
 * Returns the columns that the reader chose for this list, in order: those of the open view, otherwise their
 * own; null if none were chosen or the list offers no choice. `ofView` are the columns in the URL.
 */
function useChosenColumns(list: ExportList, ofView: readonly string[] | null): readonly string[] | null {
  const List = isListName(list) ? list : undefined;
  const views = useGet(
    listViewRoutes.list,
    { List: List ?? 'APPLICATIONS' },
    { enabled: List !== undefined },
  );
  if (List === undefined) return null;
  return ofView ?? views.data?.Columns ?? null;
}

const OWN = ['Page', 'PageSize', 'Sort', 'Search'];

/** Returns the names of the filters in a route's query schema. */
function filterNamesOf({ query }: Pick<Route, 'query'>): string[] {
  const { shape = {} } = query as { shape?: object };
  return Object.keys(shape).filter((name) => !OWN.includes(name));
}

type Props = {
  list: ExportList;
  /** The list's own route, which defines its filters. */
  route: Pick<Route, 'query'> & Partial<Pick<Route, 'path'>>;
  defaultSort?: string;
  /** Parameters that the list sends in addition to those in its URL. */
  params?: ListQuery;
};

/**
 * Exports all pages of the list as currently filtered and sorted, with the chosen columns or all of them.
 * Hidden from users who may not export it.
 */
export function ExportButton({ list, route, defaultSort, params }: Props) {
  const t = useText();
  const roles = useUser().UserRoleList;
  const { query, columns } = useListState(filterNamesOf(route), defaultSort);
  const chosen = useChosenColumns(list, columns);
  const [isAll, setAll] = useState(false);
  const send = useSend(exportRoutes.download, { onSuccess: ({ ExportKey }) => openExports(ExportKey) });
  if (!roles.some((role) => exportRoles(list).includes(role))) return null;
  const { Page: _page, PageSize: _size, ...own } = query;
  return (
    <Menu position="bottom-end" withinPortal width={270}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} stroke={1.7} />}
          loading={send.isPending}
          data-screen-only
        >
          {t('EXPORT_LIST')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportFormats
          rowsOf={() => currentRows(route, { ...params, ...query })}
          columns={chosen && { count: chosen.length, isOnly: !isAll, onOnly: (isOnly) => setAll(!isOnly) }}
          onChoose={(Format) =>
            send.mutate({
              ...{ List: list, Format, Filters: { ...params, ...own } },
              ...(chosen && !isAll && { Columns: [...chosen] }),
            })
          }
        />
      </Menu.Dropdown>
    </Menu>
  );
}
