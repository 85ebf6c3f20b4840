/** Columns of the sub-account list. */
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { subList } from '../../rules/account-lists.ts';
import type { SubRow } from '../../rules/contract.ts';
import { usePersonCells } from '../person-cells.tsx';

export function useSubColumns(): Column<SubRow>[] {
  const person = usePersonCells<SubRow>();
  return useListColumns<typeof subList, SubRow>(subList, {
    name: { ...person.name, isTitle: true },
    email: person.email,
    status: person.status,
    applications: { value: (row) => row.Applications },
    signedIn: person.signedIn,
    phone: person.phone,
    created: person.created,
  });
}
