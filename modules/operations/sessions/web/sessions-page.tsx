/**
 * Page of the operators with all open sessions of staff and clients: search, filters, and ending one session
 * or the selected ones.
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { MAX_ENDED, type SessionRow, sessionRoutes } from '../rules/contract.ts';
import { sessionList } from '../rules/session-list.ts';
import { useSessionColumns } from './use-session-columns.tsx';

/** Polling interval: activity of sessions is not announced. */
const REFETCH_MS = 15_000;

export function SessionsPage() {
  const t = useText();
  const toastError = useToastError();
  const { select, quick } = useListFilters(sessionList);
  const [chosen, setChosen] = useState<readonly SessionRow[]>([]);
  const fresh = () => {
    setChosen([]);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(sessionRoutes.list) });
  };
  const end = useSend(sessionRoutes.end, {
    onSuccess: ({ Ended }) => {
      fresh();
      toast(t('SESSIONS_ENDED', { count: Ended }));
    },
    onError: (error) => {
      fresh();
      toastError(error);
    },
  });
  const columns = useSessionColumns({ isBusy: end.isPending, onEnd: (row) => setChosen([row]) });
  const [first] = chosen;
  return (
    <>
      <PageHeader title={t('TITLE_SESSIONS')} lead={t('SESSIONS_LEAD')} />
      <ListView
        route={sessionRoutes.list}
        columns={columns}
        rowKey={(row) => row.SessionKey}
        quickFilters={quick('Side')}
        filters={[select('Role')]}
        searchLabel={t('SESSIONS_SEARCH')}
        refetchMs={REFETCH_MS}
        selection={{
          nameOf: (row) => row.Name,
          max: MAX_ENDED,
          bar: (rows) => <EndSelected rows={rows} onEnd={setChosen} />,
        }}
        emptyState={{ title: t('SESSIONS_EMPTY'), text: t('SESSIONS_EMPTY_TEXT') }}
      />
      <Confirm
        isOpen={chosen.length > 0}
        title={t('SESSIONS_END_TITLE', { count: chosen.length })}
        text={t('SESSIONS_END_TEXT', { count: chosen.length, name: first?.Name ?? '' })}
        confirmLabel={t('SESSIONS_END', { count: chosen.length })}
        tone="danger"
        isBusy={end.isPending}
        onConfirm={() => end.mutate({ SessionKeys: chosen.map(({ SessionKey }) => SessionKey) })}
        onCancel={() => setChosen([])}
      />
    </>
  );
}

type Props = { rows: readonly SessionRow[]; onEnd: (rows: readonly SessionRow[]) => void };

/** Button for the selected sessions; those that the user may not end are left out, and the label says how many remain. */
function EndSelected({ rows, onEnd }: Props) {
  const t = useText();
  const endable = rows.filter(({ CanEnd }) => CanEnd);
  return (
    <>
      <Button color="red" variant="default" disabled={endable.length === 0} onClick={() => onEnd(endable)}>
        {t('SESSIONS_END', { count: endable.length })}
      </Button>
      {endable.length < rows.length && (
        <span>{t('SESSIONS_NOT_ENDABLE', { count: rows.length - endable.length })}</span>
      )}
    </>
  );
}
