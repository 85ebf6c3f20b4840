import { useDebouncedValue } from '@mantine/hooks';
import { useGet } from '#platform/web/api/use-get.ts';
import { type CommentPerson, commentRoutes } from '../rules/contract.ts';
import type { Mentioning } from './mention-search.ts';

const WAIT_MS = 150;

type Options = { applicationKey: string; isInternal: boolean; typed: Mentioning | null };

/** Whom a mention that is being typed may mean; `isNobody` once it is sure that there is none. */
export function usePeople({ applicationKey, isInternal, typed }: Options) {
  const [Search] = useDebouncedValue(typed?.Search ?? '', WAIT_MS);
  const query = { ApplicationKey: applicationKey, IsInternal: String(isInternal), Search };
  const options = { enabled: typed !== null, keepPrevious: true, isQuiet: true };
  const found = useGet(commentRoutes.people, query, options);
  const isSettled = Search === typed?.Search && !found.isPlaceholderData;
  const rows = found.data?.Rows ?? [];
  // While the answer is on its way, whoever types fast and presses Enter must not get somebody else.
  const people = isSettled ? rows : rows.filter((person) => isNamed(person, typed?.Search ?? ''));
  return { people, isNobody: isSettled && found.data !== undefined && people.length === 0 };
}

const isNamed = (person: CommentPerson, search: string): boolean =>
  search
    .toLowerCase()
    .split(' ')
    .every((word) => person.Name.toLowerCase().includes(word));
