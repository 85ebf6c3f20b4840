/**
 * Shared settings screen for industries, tags or stages: searches, adds, edits, reorders, retires and
 * removes entries, and shows where each is used.
 */

import { Button, Switch } from '@mantine/core';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SetupLinks } from '#modules/catalogue/services/web/index.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useOptimisticMutation } from '#platform/web/api/use-optimistic-mutation.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { moved } from '#platform/web/ui/form/moved.ts';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import classes from './reference.module.css';
import { type Entry, keyOf, type ReferenceKind } from './reference-kind.ts';
import { ReferenceRows } from './reference-rows.tsx';
import { SearchField } from './search-field.tsx';

type ReferenceToolsProps = {
  search: string;
  onSearch: (search: string) => void;
  retired: number;
  isRetiredShown: boolean;
  onRetiredShown: (isShown: boolean) => void;
};

function ReferenceTools({ search, onSearch, retired, isRetiredShown, onRetiredShown }: ReferenceToolsProps) {
  const t = useText();
  return (
    <Row as="search" gap="lg" lines="sm" padY="sm" padX="md" className={classes.tools}>
      <SearchField label={t('REFERENCE_SEARCH')} value={search} onChange={onSearch} />
      {retired > 0 && (
        <Switch
          label={t('REFERENCE_SHOW_RETIRED', { count: retired })}
          checked={isRetiredShown}
          onChange={(event) => onRetiredShown(event.currentTarget.checked)}
        />
      )}
    </Row>
  );
}

const QUERY = { WithUses: 'true' };
type Rows = { Rows: Entry[] };

/** Loads a list with the uses of its entries. A move is shown at once and then sent to the server. */
function useReferenceList(kind: ReferenceKind) {
  const key = queryKeyOf(kind.list, QUERY);
  const answer = useGet(kind.list, QUERY);
  /** Stores the updated list after a change. */
  const take = (data: unknown): void => {
    queryClient.setQueryData(key, data);
  };
  const place = useOptimisticMutation(kind.place, key, take);
  const rows = (answer.data as Rows | undefined)?.Rows;
  const move = (from: number, to: number): void => {
    const entry = rows?.[from];
    if (!rows || !entry) return;
    place({ [kind.Key]: keyOf(kind, entry), Position: to }, () => ({ Rows: moved(rows, from, to) }));
  };
  return { rows, error: answer.error, refetch: answer.refetch, move, updateCache: take };
}

/** Marks a new entry; no existing entry has an empty key. */
const NEW = '';

type Props = {
  kind: ReferenceKind;
  /** Additional items of a row's menu. */
  menuOf?: (entry: Entry) => ReactNode;
};

/** The screen: search, add, edit in a drawer, reorder by dragging, retire. */
export function ReferencePage({ kind, menuOf }: Props) {
  const t = useText();
  const list = useReferenceList(kind);
  const [search, setSearch] = useState('');
  const [isRetiredShown, setRetiredShown] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const all = list.rows ?? [];
  const retired = all.filter((entry) => !entry.IsActive).length;
  const shown = all.filter((entry) => (isRetiredShown || entry.IsActive) && isFound(entry, search));
  // Always taken from the list, so that after a conflict the user continues with the current entry.
  const opened = all.find((entry) => keyOf(kind, entry) === edited);
  const add = <AddButton kind={kind} onAdd={() => setEdited(NEW)} />;
  return (
    <>
      <PageHeader
        title={t(`TITLE_${kind.Many}`)}
        lead={<span className={classes.lead}>{t(`REFERENCE_LEAD_${kind.Many}`)}</span>}
      >
        {add}
      </PageHeader>
      <SetupLinks />
      {list.error && !list.rows ? (
        <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.rows ? (
        <Skeletons lines={8} height={36} />
      ) : (
        <Box
          as="section"
          isFramed
          className={classes.frame}
          tabIndex={-1}
          aria-label={t(`TITLE_${kind.Many}`)}
        >
          {all.length === 0 ? (
            <EmptyState
              icon={<IconListDetails size={22} stroke={1.6} />}
              title={t(`REFERENCE_EMPTY_${kind.Many}`)}
              text={t(`REFERENCE_EMPTY_TEXT_${kind.Many}`)}
              action={add}
            />
          ) : (
            <>
              <ReferenceTools
                search={search}
                onSearch={setSearch}
                retired={retired}
                isRetiredShown={isRetiredShown}
                onRetiredShown={setRetiredShown}
              />
              <ReferenceRows
                kind={kind}
                all={all}
                shown={shown}
                isFixed={search.trim() !== ''}
                onMove={list.move}
                onEdit={(entry) => setEdited(keyOf(kind, entry))}
                onChanged={list.updateCache}
                menuOf={menuOf}
              />
            </>
          )}
        </Box>
      )}
      {(edited === NEW || opened) && (
        <EntryDrawer
          key={edited}
          kind={kind}
          entry={opened ?? null}
          onChanged={list.updateCache}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function isFound(entry: Entry, search: string): boolean {
  const text = [...Object.values(entry.Name), entry.Code, entry.TagCode].join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((term) => text.includes(term));
}

function AddButton({ kind, onAdd }: { kind: Props['kind']; onAdd: () => void }) {
  const t = useText();
  return (
    <Button leftSection={<IconPlus size={17} />} onClick={onAdd}>
      {t(`REFERENCE_ADD_${kind.One}`)}
    </Button>
  );
}
