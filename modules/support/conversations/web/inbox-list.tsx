import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { type ConversationRow, conversationRoutes } from '../rules/contract.ts';
import { inboxList } from '../rules/inbox-list.ts';
import { InboxItem } from './inbox-item.tsx';

const STALE_AFTER_MS = 60_000;

/**
 * List of conversations in the staff inbox, newest first, with filters and search, which are part of the
 * URL.
 */
export function InboxList({ open }: { open: string | undefined }) {
  const t = useText();
  const { select, quick, range } = useListFilters(inboxList);
  return (
    <section aria-label={t('TITLE_INBOX')}>
      <ListView
        list="INBOX"
        route={conversationRoutes.list}
        columns={[]}
        items={(rows: readonly ConversationRow[]) => (
          <Stack as="ul">
            {rows.map((row) => (
              <InboxItem key={row.ConversationKey} row={row} isOpen={row.ConversationKey === open} />
            ))}
          </Stack>
        )}
        rowKey={(row) => row.ConversationKey}
        refetchMs={STALE_AFTER_MS}
        defaultSort="-LastAt"
        quickFilters={quick('Whose')}
        filters={[{ ...select('Status'), none: t('INBOX_STATUS_RUNNING') }, select('Source')]}
        ranges={[range('')]}
        searchLabel={t('INBOX_SEARCH')}
        emptyState={{ title: t('INBOX_EMPTY'), text: t('INBOX_EMPTY_TEXT') }}
      />
    </section>
  );
}
