import { IconHelp } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { applicationCountRoutes } from '#modules/applications/applications/rules/count-contract.ts';
import { inboxCountRoutes } from '#modules/support/conversations/rules/inbox-count-contract.ts';
import { INBOX_ROOM } from '#modules/support/conversations/rules/rooms.ts';
import { screenOf } from '#platform/common/access/navigate.ts';
import type { MenuGroup, Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { canOpen } from '#platform/web/session/can-open.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Brand } from '#platform/web/ui/brand.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { LanguageSwitch } from '#platform/web/ui/preference/language-switch.tsx';
import { SchemeSwitch } from '#platform/web/ui/preference/scheme-switch.tsx';
import { TextSizeSwitch } from '#platform/web/ui/preference/text-size-switch.tsx';
import { MenuIcon } from './menu-icon.tsx';
import classes from './side-menu.module.css';

const GROUPS: readonly MenuGroup[] = ['main', 'settings', 'logs'];
const COUNT_MS = 60_000;

type Props = { onHelp: () => void; helpMark: ReactNode; onLeave?: () => void };

/**
 * Side menu of the signed-in app, generated from the screen table for the user's roles, with counts of
 * applications that need the user's action and of unread messages; also contains the help button.
 */
export function SideMenu({ onHelp, helpMark, onLeave }: Props) {
  const t = useText();
  const { UserRoleList } = useUser();
  const all = Object.values<Screen>(screens)
    .filter((screen) => screen.Menu && canOpen(screen, UserRoleList))
    .sort((one, other) => (one.Menu?.Place ?? 0) - (other.Menu?.Place ?? 0));
  return (
    <Stack isTall gap="2xs" className={classes.side}>
      <AppLink href="/dashboard" className={classes.brand} onClick={onLeave}>
        <Brand />
      </AppLink>
      <nav aria-label={t('MENU')}>
        {GROUPS.map((group) => {
          const items = all.filter((screen) => screen.Menu?.Group === group);
          return items.length === 0 ? null : (
            <div key={group}>
              {group === 'settings' && (
                <Words as="div" tone="faint" size="xs" weight="medium" className={classes.group}>
                  {t('MENU_GROUP_settings')}
                </Words>
              )}
              <Stack as="ul">
                {items.map((screen) => (
                  <MenuItem key={screen.Path} screen={screen} onLeave={onLeave} />
                ))}
              </Stack>
            </div>
          );
        })}
      </nav>
      <div className={classes.foot}>
        <button type="button" className={classes.item} onClick={onHelp}>
          <IconHelp size={19} stroke={1.7} aria-hidden="true" />
          {t('HELP')}
          {helpMark}
        </button>
        <Row isOneLine gap="xs" padX="xs" className={classes.switches}>
          <LanguageSwitch />
          <TextSizeSwitch />
          <SchemeSwitch />
        </Row>
      </div>
    </Stack>
  );
}

/**
 * Detail pages highlight the list that they lead back to; the user's own account pages highlight no entry.
 */
function parentOf(path: string): string {
  const back = screenOf(path)?.Back;
  return back === undefined || back === screens.dashboard.Path ? path : back;
}

function MenuItem({ screen, onLeave }: { screen: Screen; onLeave?: () => void }) {
  const t = useText();
  const { pathname } = useLocation();
  const isHere = pathname === screen.Path || parentOf(pathname) === screen.Path;
  const item = useRef<HTMLLIElement>(null);
  // Scrolls when the item is first laid out: the menu has no height until the screen is shown.
  useEffect(() => {
    if (!isHere || !item.current) return;
    const own = item.current;
    const seen = new ResizeObserver(() => own.scrollIntoView({ block: 'nearest' }));
    seen.observe(own);
    return () => seen.disconnect();
  }, [isHere]);
  return (
    <li ref={item}>
      <AppLink
        href={screen.Path}
        className={classes.item}
        aria-current={isHere ? 'page' : undefined}
        onClick={onLeave}
      >
        <MenuIcon name={screen.Menu?.Icon ?? ''} />
        {t(screen.Menu?.Label ?? screen.Title)}
        {screen.Path === screens.applications.Path && <YourTurnCount />}
        {screen.Path === screens.inbox.Path && <InboxCount />}
      </AppLink>
    </li>
  );
}

function YourTurnCount() {
  const count = useGet(applicationCountRoutes.count, undefined, { refetchMs: COUNT_MS }).data?.YourTurn ?? 0;
  return <Count count={count} name="MENU_YOUR_TURN" />;
}

/** Messages unread by staff; the count updates as messages arrive. */
function InboxCount() {
  const count = useGet(inboxCountRoutes.count, undefined, { refetchMs: COUNT_MS, isQuiet: true }).data;
  useEffect(
    () =>
      onRoom(INBOX_ROOM, () => {
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(inboxCountRoutes.count) });
      }),
    [],
  );
  return <Count count={count?.Unread ?? 0} name="MENU_INBOX_UNREAD" />;
}

function Count({ count, name }: { count: number; name: 'MENU_YOUR_TURN' | 'MENU_INBOX_UNREAD' }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <span className={`${classes.count} num`}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t(name, { count })}</span>
    </span>
  );
}
