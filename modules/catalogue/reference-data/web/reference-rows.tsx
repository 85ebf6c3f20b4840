/**
 * Rows of the industries, tags or stages screen, which can be reordered unless only search results are
 * shown; a notice if nothing was found.
 */
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import { placesInAll } from './places-in-all.ts';
import classes from './reference.module.css';
import { type Entry, keyOf, type ReferenceKind } from './reference-kind.ts';
import { ReferenceRow } from './reference-row.tsx';

type Props = {
  kind: ReferenceKind;
  all: readonly Entry[];
  shown: readonly Entry[];
  /** Only search results are shown, so the order cannot be changed. */
  isFixed: boolean;
  onMove: (from: number, to: number) => void;
  onEdit: (entry: Entry) => void;
  onChanged: (data: unknown) => void;
  menuOf: ((entry: Entry) => ReactNode) | undefined;
};

export function ReferenceRows({ kind, all, shown, isFixed, onMove, ...row }: Props) {
  const t = useText();
  const localized = useLocalized();
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<IconSearchOff size={22} stroke={1.6} />}
        title={t('REFERENCE_NONE_FOUND')}
        text={t('REFERENCE_NONE_FOUND_TEXT')}
      />
    );
  return (
    <ReorderList
      items={shown}
      keyOf={(entry) => keyOf(kind, entry)}
      nameOf={(entry) => localized(entry.Name)}
      label={t(`TITLE_${kind.Many}`)}
      isFixed={isFixed}
      rowClassName={classes.item}
      onMove={(from, to) => onMove(...placesInAll(all, shown, from, to))}
    >
      {(entry, _, handle) => <ReferenceRow kind={kind} entry={entry} handle={handle} {...row} />}
    </ReorderList>
  );
}
