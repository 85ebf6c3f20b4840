/**
 * Staff screen that lists all services in the order shown to clients, with search, reordering and a button
 * to add a service.
 */
import { Button } from '@mantine/core';
import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { moved } from '#platform/web/ui/form/moved.ts';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import list from '#platform/web/ui/list/list.module.css';
import { ListSkeleton } from '#platform/web/ui/list/list-skeleton.tsx';
import { ListTools } from '#platform/web/ui/list/list-tools.tsx';
import { NoResults } from '#platform/web/ui/list/no-results.tsx';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { serviceActionRoute } from '../../rules/action-routes.ts';
import type { ServiceRow } from '../../rules/contract.ts';
import { serviceRoutes } from '../../rules/contract.ts';
import { serviceNames } from '../service-names.ts';
import classes from './service-list.module.css';
import { ServiceListRow } from './service-list-row.tsx';
import { SetupLinks } from './setup-links.tsx';

const placeRoute = serviceActionRoute('PLACE');

/**
 * Moves a service on the screen at once, then on the server, one move at a time; a refused move is reverted.
 */
function usePlaceService(rows: readonly ServiceRow[]) {
  const toastError = useToastError();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const line = useRef(Promise.resolve());
  const waiting = useRef(0);
  const ordered = order
    ? rows.toSorted((a, b) => order.indexOf(a.ServiceKey) - order.indexOf(b.ServiceKey))
    : rows;

  const place = (from: number, to: number): void => {
    const row = ordered[from];
    if (!row) return;
    setOrder(moved(ordered, from, to).map(({ ServiceKey }) => ServiceKey));
    waiting.current += 1;
    line.current = line.current
      .then(async () => {
        const body = { ServiceKey: row.ServiceKey, Position: to };
        await call(placeRoute, { body, idempotencyKey: newIdempotencyKey() });
      })
      .catch(toastError)
      .then(async () => {
        waiting.current -= 1;
        if (waiting.current > 0) return;
        await queryClient.invalidateQueries({ queryKey: [serviceRoutes.list.path] });
        // Reverts to the server's order, whether or not it accepted the move.
        setOrder(null);
      });
  };
  return { ordered, place };
}

type Props = {
  rows: readonly ServiceRow[];
  /** Some services are hidden, so positions between them are unknown. */
  isFiltered: boolean;
};

function ServiceList({ rows, isFiltered }: Props) {
  const t = useText();
  const language = useLanguage();
  const { ordered, place } = usePlaceService(rows);
  return (
    <ReorderList
      items={ordered}
      keyOf={(row) => row.ServiceKey}
      nameOf={(row) => serviceNames(row, language).first}
      onMove={place}
      label={t('TITLE_ASSESSMENT_SERVICES')}
      isFixed={isFiltered}
      rowClassName={classes.row}
    >
      {(row, _, handle) => <ServiceListRow row={row} handle={handle} />}
    </ReorderList>
  );
}

/** All services of the organisation, in the order shown to clients. */
export function ServicesPage() {
  const t = useText();
  const state = useListState([]);
  const Search = state.search || undefined;
  const { data, error, refetch, isFetching } = useGet(serviceRoutes.list, { Search }, { keepPrevious: true });
  const clear = () => state.set({ Search: undefined });
  const add = (
    <Button component={AppLink} href="/assessment_service/add" leftSection={<IconPlus size={17} />}>
      {t('SERVICE_ADD')}
    </Button>
  );
  const nothing = state.isFiltered ? (
    <NoResults onClear={clear} />
  ) : (
    <EmptyState
      icon={<IconClipboardList size={22} stroke={1.6} />}
      title={t('SERVICE_NONE')}
      text={t('SERVICE_NONE_TEXT')}
      action={add}
    />
  );
  return (
    <>
      <PageHeader title={t('TITLE_ASSESSMENT_SERVICES')} lead={t('SERVICE_LEAD')}>
        {add}
      </PageHeader>
      <SetupLinks />
      <div className={list.frame} aria-busy={isFetching}>
        <ListTools
          state={state}
          columns={[]}
          quickFilters={[]}
          filters={[]}
          searchLabel={t('SERVICE_SEARCH')}
          onClear={clear}
        />
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!error && !data && <ListSkeleton columns={4} />}
        {data && data.Rows.length === 0 && nothing}
        {data && data.Rows.length > 0 && <ServiceList rows={data.Rows} isFiltered={state.isFiltered} />}
      </div>
    </>
  );
}
