/**
 * List of all texts of the portal on the translation page, with search, filters, editing one row at a time
 * and history; refreshed when any user changes a text.
 */

import { useEffect, useState } from 'react';
import type { QueryOf } from '#platform/common/contract/define-route.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import type { FilterName } from '#platform/common/lists/define-list.ts';
import { onTexts } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import listClasses from '#platform/web/ui/list/list.module.css';
import { ListPaging } from '#platform/web/ui/list/list-paging.tsx';
import { ListSkeleton } from '#platform/web/ui/list/list-skeleton.tsx';
import { ListTools } from '#platform/web/ui/list/list-tools.tsx';
import { NoResults } from '#platform/web/ui/list/no-results.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import type { TextView } from '../rules/contract.ts';
import { translationRoutes } from '../rules/contract.ts';
import { textList } from '../rules/text-list.ts';
import { TextEditor } from './text-editor.tsx';
import { TextHistory } from './text-history.tsx';
import { TextRow } from './text-row.tsx';
import classes from './translation.module.css';

const TEXT_FILTERS = ['Area', 'State'] as const satisfies readonly FilterName<typeof textList>[];

/** Loads the texts for the filters in the address; refetched when a user changes a text. */
function useTextsList() {
  const state = useListState(TEXT_FILTERS);
  const list = useGet(translationRoutes.list, state.query as QueryOf<typeof translationRoutes.list>, {
    keepPrevious: true,
  });
  useEffect(
    () => onTexts(() => void queryClient.invalidateQueries({ queryKey: [translationRoutes.list.path] })),
    [],
  );
  return { state, list };
}

/** Column headings on wide screens; each text also states its language itself. */
function TextsHead() {
  const t = useText();
  return (
    <div className={classes.heads} aria-hidden="true">
      <span>{t('TRANSLATION_HEAD_KEY')}</span>
      {LANGUAGES.map((language) => (
        <span key={language}>{t(`ORG_LANGUAGE_${language}`)}</span>
      ))}
    </div>
  );
}

/** One row is edited at a time; saving it opens the next. */
export function TextsList() {
  const t = useText();
  const { select, quick } = useListFilters(textList);
  const { state, list } = useTextsList();
  const [edited, setEdited] = useState<TextView | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [read, setRead] = useState<string | null>(null);
  const { data } = list;
  const found = data?.Rows ?? [];
  // Another user's change may remove it from the list; editing continues.
  const isFilteredOut = edited !== null && !found.some(({ Key }) => Key === edited.Key);
  const rows = isFilteredOut ? [edited, ...found] : found;
  const clear = () => state.set({ Area: undefined, State: undefined, Search: undefined });
  /** After closing a row, the focus returns to its button. */
  const close = (row: TextView) => {
    setEdited(null);
    setLeft(row.Key);
  };
  const next = (row: TextView) => {
    const after = rows[rows.findIndex(({ Key }) => Key === row.Key) + 1];
    if (after) setEdited(after);
    else close(row);
  };
  return (
    <div className={listClasses.frame} aria-busy={list.isFetching}>
      <ListTools
        state={state}
        columns={[]}
        searchLabel={t('TRANSLATION_SEARCH')}
        quickFilters={[
          ...quick('State', ['CHANGED']).map((one) => ({
            ...one,
            ...(data && { count: data.Counts.Changed }),
          })),
          ...quick('State', ['MISSING']).map((one) => ({
            ...one,
            ...(data && { count: data.Counts.Missing }),
          })),
        ]}
        filters={[
          select(
            'Area',
            (data?.Areas ?? [])
              .map((value) => ({ value, label: t(`AREA_${value}` as string) }))
              .sort((a, b) => a.label.localeCompare(b.label)),
          ),
        ]}
        onClear={clear}
      />
      {list.isError && !data && <ErrorPanel error={list.error} onRetry={() => list.refetch()} />}
      {!list.isError && !data && <ListSkeleton columns={3} />}
      {rows.length > 0 && (
        <>
          <TextsHead />
          <Stack as="ul" className={list.isPlaceholderData ? listClasses.stale : ''}>
            {rows.map((row) =>
              row.Key === edited?.Key ? (
                <TextEditor key={row.Key} row={row} onClose={() => close(row)} onNext={() => next(row)} />
              ) : (
                <TextRow
                  key={row.Key}
                  row={row}
                  isLeft={row.Key === left}
                  onEdit={() => setEdited(row)}
                  onHistory={() => setRead(row.Key)}
                />
              ),
            )}
          </Stack>
        </>
      )}
      {data && rows.length === 0 && !state.isFiltered && <EmptyState title={t('TRANSLATION_NONE')} />}
      {data && rows.length === 0 && state.isFiltered && <NoResults onClear={clear} />}
      {data && data.Total > 0 && (
        <ListPaging state={state} total={data.Total} isCapped={data.IsTotalCapped} />
      )}
      {read !== null && <TextHistory textKey={read} onClose={() => setRead(null)} />}
    </div>
  );
}
