import { useText } from '#platform/web/i18n/use-text.ts';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { type ConversationRow, conversationRoutes } from '../rules/contract.ts';
import { CONVERSATION_SOURCES, CONVERSATION_STATUSES } from '../rules/kinds.ts';
import classes from './inbox.module.css';
import { InboxItem } from './inbox-item.tsx';

const STALE_AFTER_MS = 60_000;

/**
 * List of conversations in the staff inbox, newest first, with filters and search, which are part of the
 * URL.
 */
export function InboxList({ open }: { open: string | undefined }) {
  const t = useText();
  return (
    <section aria-label={t('TITLE_INBOX')}>
      <ListView
        list="INBOX"
        route={conversationRoutes.list}
        columns={[]}
        items={(rows: readonly ConversationRow[]) => (
          <ul className={classes.items}>
            {rows.map((row) => (
              <InboxItem key={row.ConversationKey} row={row} isOpen={row.ConversationKey === open} />
            ))}
          </ul>
        )}
        rowKey={(row) => row.ConversationKey}
        refetchMs={STALE_AFTER_MS}
        defaultSort="-LastAt"
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
        ranges={[{ from: 'From', to: 'To', label: t('LIST_DAYS_MESSAGE') }]}
        searchLabel={t('INBOX_SEARCH')}
        emptyState={{ title: t('INBOX_EMPTY'), text: t('INBOX_EMPTY_TEXT') }}
      />
    </section>
  );
}
