import type { QueryOf } from '@assay/shared/contract/define-route.ts';
import { conversationRoutes } from '@assay/shared/conversation/contract.ts';
import { CONVERSATION_SOURCES, CONVERSATION_STATUSES } from '@assay/shared/conversation/kinds.ts';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { ListPaging } from '../ui/list-paging.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { ListTools } from '../ui/list-tools.tsx';
import { NoneFound } from '../ui/none-found.tsx';
import { useListState } from '../ui/use-list-state.ts';
import classes from './inbox.module.css';
import { InboxItem } from './inbox-item.tsx';

const FILTERS = ['Source', 'Status', 'Whose'];
const FRESH_MS = 60_000;

/** What waits, the newest first; filters and search live in the address. */
export function InboxList({ open }: { open: string | undefined }) {
  const t = useText();
  const state = useListState(FILTERS, '-LastAt');
  const answer = useGet(conversationRoutes.list, state.query as QueryOf<typeof conversationRoutes.list>, {
    keepPrevious: true,
    refetchMs: FRESH_MS,
  });
  const { data } = answer;
  const clear = () => state.set(Object.fromEntries([...FILTERS, 'Search'].map((name) => [name, undefined])));
  return (
    <section className={classes.list} aria-label={t('TITLE_INBOX')} aria-busy={answer.isFetching}>
      <ListTools
        state={state}
        columns={[]}
        quickFilters={[
          { id: 'mine', label: t('INBOX_MINE'), params: { Whose: 'MINE' } },
          { id: 'nobody', label: t('INBOX_NOBODY'), params: { Whose: 'NOBODY' } },
        ]}
        filters={[
          {
            name: 'Status',
            label: t('INBOX_STATUS'),
            none: t('INBOX_STATUS_RUNNING'),
            options: CONVERSATION_STATUSES.map((value) => ({
              value,
              label: t(`CONVERSATION_STATUS_${value}`),
            })),
          },
          {
            name: 'Source',
            label: t('INBOX_SOURCE'),
            options: CONVERSATION_SOURCES.map((value) => ({
              value,
              label: t(`CONVERSATION_SOURCE_${value}`),
            })),
          },
        ]}
        searchLabel={t('INBOX_SEARCH')}
        onClear={clear}
      />
      {answer.isError && !data && <ErrorPanel error={answer.error} onRetry={() => answer.refetch()} />}
      {!answer.isError && !data && <ListSkeleton columns={1} />}
      {data && data.Rows.length > 0 && (
        <ul className={classes.items}>
          {data.Rows.map((row) => (
            <InboxItem key={row.ConversationKey} row={row} isOpen={row.ConversationKey === open} />
          ))}
        </ul>
      )}
      {data?.Rows.length === 0 && !state.isFiltered && (
        <EmptyState title={t('INBOX_EMPTY')} text={t('INBOX_EMPTY_TEXT')} />
      )}
      {data?.Rows.length === 0 && state.isFiltered && <NoneFound onClear={clear} />}
      {data && data.Total > data.Rows.length && (
        <ListPaging state={state} total={data.Total} isCapped={data.IsTotalCapped} />
      )}
    </section>
  );
}
