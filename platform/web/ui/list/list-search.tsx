import { CloseButton, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { areSingleKeysOn } from '../../i18n/preferences.ts';
import { useText } from '../../i18n/use-text.ts';
import { Words } from '../layout/words.tsx';
import classes from './list.module.css';
import hotkey from './list-search.module.css';
import type { ListState } from './use-list-state.ts';

const TYPING_MS = 300;

/**
 * Search field of a list that filters it (through the URL) once typing pauses; `/` focuses it from anywhere
 * on the page except a field or dialog.
 */
export function ListSearch({ state, label }: { state: ListState; label: string }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { text, type } = useSearchText(state);
  // Checked at each key: a user of speech input may have disabled single keys in another tab.
  useHotkeys([
    ['/', () => areSingleKeysOn() && !document.querySelector('[role="dialog"]') && input.current?.focus()],
  ]);
  const hasKey = areSingleKeysOn();
  return (
    <TextInput
      ref={input}
      className={classes.search}
      type="search"
      aria-label={t('LIST_SEARCH')}
      {...(hasKey && { 'aria-keyshortcuts': '/' })}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value, TYPING_MS)}
      rightSection={
        text ? (
          <CloseButton size="sm" aria-label={t('LIST_SEARCH_CLEAR')} onClick={() => type('', 0)} />
        ) : (
          hasKey && (
            <Words
              as="span"
              padX="xs"
              tone="faint"
              ground="soft"
              line="line"
              round="sm"
              size="xs"
              className={hotkey.hotkey}
              aria-hidden="true"
            >
              /
            </Words>
          )
        )
      }
    />
  );
}

/** Writes the field's text to the URL once typing pauses. */
function useSearchText(state: ListState) {
  const [text, setText] = useState(state.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const router = useRouter();
  // "Back", or a cleared filter, changes the URL without typing.
  useEffect(() => setText(state.search), [state.search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    const here = router.latestLocation.pathname;
    timer.current = setTimeout(() => {
      // A user who has clicked a row in the meantime is navigating to it and must not be brought back.
      if (router.latestLocation.pathname === here)
        state.set({ Search: next.trim() || undefined }, { replace: true });
    }, wait);
  };
  return { text, type };
}
