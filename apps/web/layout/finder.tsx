/** Finder (⌘K): global search dialog for screens, applications, certificates, invoices, organisations and people. */
import { Loader, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Found, searchRoutes } from '#modules/operations/search/rules/contract.ts';
import type { Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { canOpen } from '#platform/web/session/can-open.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { MenuIcon } from './menu-icon.tsx';
import { recentFinds, saveFind } from './recent-finds.ts';
import { type Group, type Shown, useFinds } from './use-finds.tsx';

/**
 * Opens the first hit on Enter if none was selected with the arrow keys. If the hits are still loading, it
 * opens the first one as soon as they arrive. @returns the key handler of the search field
 */
function useEnterOpensFirst(isLoading: boolean) {
  const dialog = useRef<Element | null>(null);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isPressed || isLoading) return;
    setPressed(false);
    dialog.current?.querySelector<HTMLElement>('[data-action]')?.click();
  }, [isPressed, isLoading]);
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return setPressed(false);
    dialog.current = event.currentTarget.closest('[role="dialog"]');
    if (!dialog.current?.querySelector('[data-selected]')) setPressed(true);
  };
}

const TYPING_MS = 150;
const MIN_QUERY_LENGTH = 2;
/** A user who returns to an earlier search text sees the same results without another request. */
const STALE_MS = 10_000;

type Props = {
  /** Field that collects the letters typed before the finder has loaded and taken the focus. */
  early: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

/** Search dialog that opens a screen, an application, a certificate, an invoice, an organisation or a person. */
export function Finder({ early, onClose }: Props) {
  const t = useText();
  const go = useNavigateTo();
  const { UserKey } = useUser();
  const [text, setText] = useState('');
  useEffect(() => followEarly(early.current, setText), [early]);
  const typed = text.trim();
  const [debouncedText] = useDebouncedValue(typed, TYPING_MS);
  const shouldSearch = debouncedText.length >= MIN_QUERY_LENGTH && typed.length >= MIN_QUERY_LENGTH;
  // Each text has its own result, so an older one never replaces a newer one; the last result stays visible until then.
  const answer = useGet(
    searchRoutes.search,
    { Search: debouncedText },
    { enabled: shouldSearch, keepPrevious: true, staleMs: STALE_MS, isQuiet: true },
  );
  const found = shouldSearch ? answer.data : undefined;
  const groups = useFinds(found, typed);
  const pages = useScreens(typed);
  const recent = typed === '' ? recentFinds(UserKey) : [];
  const isWaiting = typed.length >= MIN_QUERY_LENGTH && (typed !== debouncedText || answer.isFetching);
  const isEmpty = pages.length + groups.length + recent.length === 0;
  const onKeyDown = useEnterOpensFirst(isWaiting);
  useEffect(() => spotlight.open(), []);

  const open = ({ Path, Label, Detail }: Shown) => {
    saveFind(UserKey, { Path, Label, Detail });
    go(Path);
  };
  return (
    <Spotlight.Root
      query={text}
      onQueryChange={setText}
      onSpotlightClose={onClose}
      shortcut={null}
      overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
      scrollable
      maxHeight="60vh"
      radius="lg"
      attributes={{ content: { 'aria-label': t('FIND') } }}
    >
      <Spotlight.Search
        placeholder={t('FIND_HINT')}
        aria-label={t('FIND')}
        onKeyDown={onKeyDown}
        leftSection={<IconSearch size={19} stroke={1.7} />}
        rightSection={isWaiting ? <Loader size={16} aria-label={t('FIND_SEARCHING')} /> : null}
      />
      <Spotlight.ActionsList>
        {!isWaiting && pages.length === 0 && <DidYouMean name={found?.DidYouMean ?? null} />}
        {recent.length > 0 && (
          <FindGroup
            group={{ Title: 'FIND_RECENT', Finds: recent.map((one) => ({ ...one, Key: one.Path })) }}
            icon={<IconHistory size={18} stroke={1.7} />}
            onOpen={open}
          />
        )}
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={t('FIND_SCREENS')}>
            {pages.map((screen) => (
              <Spotlight.Action
                key={screen.Path}
                label={t(screen.Title)}
                leftSection={<MenuIcon name={screen.Menu?.Icon ?? ''} />}
                onClick={() => go(screen.Path)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {groups.map((group) => (
          <FindGroup key={group.Title} group={group} onOpen={open} />
        ))}
        {isEmpty && !isWaiting && <Spotlight.Empty>{t('FIND_NOTHING', { text })}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function followEarly(early: HTMLInputElement | null, setText: (text: string) => void) {
  const syncText = () => setText(early?.value ?? '');
  syncText();
  early?.addEventListener('input', syncText);
  return () => early?.removeEventListener('input', syncText);
}

function DidYouMean({ name }: { name: Found['DidYouMean'] }) {
  const t = useText();
  const localized = useLocalized();
  return (
    name && (
      <Text size="sm" px="md" pt="xs" role="status">
        {t('FIND_MEANT', { name: localized(name) })}
      </Text>
    )
  );
}

type GroupProps = { group: Group; icon?: React.ReactNode; onOpen: (find: Shown) => void };

function FindGroup({ group, icon, onOpen }: GroupProps) {
  const t = useText();
  return (
    <Spotlight.ActionsGroup label={t(group.Title)}>
      {group.Finds.map((find) => (
        <Spotlight.Action
          key={find.Key}
          label={find.Label}
          description={find.Detail}
          highlightQuery
          leftSection={icon}
          rightSection={find.Right}
          onClick={() => onOpen(find)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

/** Screens that can be opened directly, by their title or by words that describe what they are for. */
function useScreens(text: string): Screen[] {
  const t = useText();
  const { UserRoleList } = useUser();
  const lowerText = text.toLowerCase();
  return Object.values<Screen>(screens).filter(
    (screen) =>
      (screen.Menu || screen.Access !== 'public') &&
      !screen.IsOfRecord &&
      !screen.Path.includes('$') &&
      canOpen(screen, UserRoleList) &&
      [t(screen.Title), ...(screen.Words ? t(screen.Words).split(/[,、]\s*/) : [])].some((words) =>
        words.toLowerCase().includes(lowerText),
      ),
  );
}
