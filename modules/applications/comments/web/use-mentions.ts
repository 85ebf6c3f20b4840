/** Hook for mentioning users in a text field: detection, user search and keyboard control. */
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGet } from '#platform/web/api/use-get.ts';
import { isChoosing } from '#platform/web/ui/form/is-choosing.ts';
import type { CommentPerson } from '../rules/contract.ts';
import { commentRoutes } from '../rules/contract.ts';
import { type Mentioning, mentioningAt, withMention } from './mention-search.ts';

const DEBOUNCE_MS = 150;

type MentionableUsersOptions = { applicationKey: string; isInternal: boolean; typed: Mentioning | null };

/** Users matching the mention being typed; `isNobody` once it is certain that none matches. */
function useMentionableUsers({ applicationKey, isInternal, typed }: MentionableUsersOptions) {
  const [Search] = useDebouncedValue(typed?.Search ?? '', DEBOUNCE_MS);
  const query = { ApplicationKey: applicationKey, IsInternal: String(isInternal), Search };
  const options = { enabled: typed !== null, keepPrevious: true, isQuiet: true };
  const found = useGet(commentRoutes.people, query, options);
  const isSettled = Search === typed?.Search && !found.isPlaceholderData;
  const rows = found.data?.Rows ?? [];
  // While the response is pending, pressing Enter after fast typing must not select a different person.
  const people = isSettled ? rows : rows.filter((person) => isNamed(person, typed?.Search ?? ''));
  return { users: people, isNobody: isSettled && found.data !== undefined && people.length === 0 };
}

const isNamed = (person: CommentPerson, search: string): boolean =>
  search
    .toLowerCase()
    .split(' ')
    .every((term) => person.Name.toLowerCase().includes(term));

type Options = {
  applicationKey: string;
  isInternal: boolean;
  text: string;
  onSelect: (text: string, person: CommentPerson) => void;
};

/** State of a mention: the matching users, and keyboard control while the list is open. */
export function useMentions({ applicationKey, isInternal, text, onSelect }: Options) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<Mentioning | null>(null);
  const [at, setAt] = useState(0);
  const dismissed = useRef<number | null>(null);
  const { users, isNobody } = useMentionableUsers({ applicationKey, isInternal, typed });
  // "@ 5 pm": if the user types on after a space, no mention is meant.
  const isOpen = typed !== null && (users.length > 0 || (isNobody && !typed.Search.includes(' ')));
  const active = Math.min(at, users.length - 1);

  const look = (): void => {
    const element = field.current;
    const next = element && mentioningAt(element.value, element.selectionStart);
    if (next && next.Start === dismissed.current) return;
    dismissed.current = null;
    if (next?.Search !== typed?.Search) setAt(0);
    setTyped(next);
  };
  /** Closes the list for this `@` until the caret has left it. */
  const close = (): void => {
    if (typed) dismissed.current = typed.Start;
    setTyped(null);
  };
  const take = (person: CommentPerson): void => {
    if (!typed) return;
    const next = withMention(text, typed, person.Name);
    // Synchronous, so that text typed immediately afterwards follows the name.
    flushSync(() => {
      close();
      onSelect(next.text, person);
    });
    placeCaret(field.current, next.caret);
  };
  /** Returns true if the list handled the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || isChoosing(event.nativeEvent)) return false;
    const chosen = users[active];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? users.length - 1 : 0;
    if (event.key === 'Escape') close();
    else if (step > 0 && chosen) setAt((active + step) % users.length);
    else if (chosen && isAcceptKey(event)) take(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  /** For the mention button: inserts an `@` at the caret, as typing it would. */
  const begin = (onText: (next: string) => void): void => {
    const caret = field.current?.selectionStart ?? text.length;
    const gap = /\w$/.test(text.slice(0, caret)) ? ' ' : '';
    const Start = caret + gap.length;
    dismissed.current = null;
    flushSync(() => {
      onText(`${text.slice(0, caret)}${gap}@${text.slice(caret)}`);
      setAt(0);
      setTyped({ Start, Search: '' });
    });
    placeCaret(field.current, Start + 1);
  };
  return { field, users: users, isOpen, active, update: look, select: take, close, onKey, start: begin };
}

/** Enter and Tab accept; Ctrl+Enter or ⌘+Enter sends instead. */
const isAcceptKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === 'Tab') && !ctrlKey && !metaKey;

function placeCaret(field: HTMLTextAreaElement | null, caret: number): void {
  field?.focus();
  field?.setSelectionRange(caret, caret);
}
