/** Columns of the sub-account list. */
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import type { SubRow } from '../../rules/contract.ts';
import { usePersonColumns } from '../person-columns.tsx';

export function useSubColumns(): Column<SubRow>[] {
  const t = useText();
  const person = usePersonColumns<SubRow>();
  return [
    { ...person.name, isTitle: true },
    person.email,
    person.status,
    { id: 'applications', label: t('SUB_SEES'), align: 'end', cell: (row) => row.Applications },
    person.signedIn,
    person.phone,
    { ...person.created, label: t('LIST_DAYS_ADDED') },
  ];
}
