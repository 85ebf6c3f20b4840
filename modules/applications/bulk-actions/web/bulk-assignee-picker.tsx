import { useQuery } from '@tanstack/react-query';
import type { AssignedStep } from '#modules/catalogue/services/rules/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PersonSelect } from '#platform/web/ui/form/person-select.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { bulkRoutes } from '../rules/contract.ts';

type Person = DataOf<(typeof bulkRoutes)['assignees']>['Rows'][number];
type Props = {
  keys: readonly string[];
  mode: AssignedStep;
  value: string;
  error: string | undefined;
  onChange: (person: string) => void;
};

/**
 * Candidates for the step with the number of applications they are eligible for; most eligible and least
 * busy first.
 */
export function BulkAssigneePicker({ keys, mode, value, error, onChange }: Props) {
  const t = useText();
  const people = useQuery({
    queryKey: [bulkRoutes.assignees.path, mode, keys],
    // The request changes nothing, so it may be retried like a GET.
    queryFn: ({ signal }) =>
      call(bulkRoutes.assignees, {
        body: { ApplicationKeys: [...keys], Mode: mode },
        idempotencyKey: newIdempotencyKey(),
        signal,
      }),
  });
  if (people.error) return <ErrorPanel error={people.error} onRetry={() => void people.refetch()} />;
  if (!people.data) return <Skeletons lines={3} height={36} />;
  const sorted = people.data.Rows.toSorted((a, b) => b.Fits - a.Fits || a.Open - b.Open);
  return (
    <PersonSelect
      people={sorted.map((person) => ({
        UserKey: person.UserKey,
        Name: person.Name,
        isClosed: person.Fits === 0,
        description: t(fitsKey(person), { fits: person.Fits, of: person.Of, count: person.Open }),
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

const fitsKey = ({ Fits, Of }: Person) =>
  Fits === 0 ? 'BULK_FITS_NONE' : Fits === Of ? 'BULK_FITS_ALL' : 'BULK_FITS';
