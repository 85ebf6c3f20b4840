import { Button } from '@mantine/core';
import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import list from '#platform/web/ui/list/list.module.css';
import { ListSkeleton } from '#platform/web/ui/list/list-skeleton.tsx';
import { ListTools } from '#platform/web/ui/list/list-tools.tsx';
import { NoneFound } from '#platform/web/ui/list/none-found.tsx';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { serviceRoutes } from '../../rules/contract.ts';
import { ServiceList } from './service-list.tsx';
import { SetupLinks } from './setup-links.tsx';

/** Every service of the body, in the order in which clients see them. */
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
    <NoneFound onClear={clear} />
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
