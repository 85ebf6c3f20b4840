/**
 * Server bundle that renders the dashboard, menu and account parts of the first page with the signed-in
 * user's data, reading what its components need; null if the guard redirects or a read fails.
 */
import { MantineProvider } from '@mantine/core';
import { type Query, QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { DashboardPage } from '#modules/operations/dashboards/web/dashboard-page.tsx';
import { contentRoutes } from '#modules/public/content/rules/contract.ts';
import { AnnouncementList } from '#modules/public/content/web/announcement-list.tsx';
import type { UserRender } from '#modules/public/site/rules/initial-render.ts';
import { navigate, screenOf } from '#platform/common/access/navigate.ts';
import { installScreens, type ScreenTable } from '#platform/common/access/screens.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';
import type { PrerenderedScreen } from '#platform/common/session/prerendered-screen.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { setTexts } from '#platform/web/i18n/text-store.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { configQuery } from '#platform/web/session/use-config.ts';
import { userQuery } from '#platform/web/session/use-user.ts';
import { visitorOf } from '#platform/web/session/visitor-of.ts';
import { theme } from '#platform/web/theme/theme.ts';
import { AccountButton } from '../layout/account-button.tsx';
import { Notices } from '../layout/notices.tsx';
import { SideMenu } from '../layout/side-menu.tsx';

const nothing = (): void => undefined;

/**
 * Personal versions of the parts for which `PrerenderShell` shows skeletons, with the same `data-part`
 * names.
 */
function UserParts({ closed }: { closed: readonly string[] }) {
  return (
    <>
      <div data-part="menu">
        <SideMenu onHelp={nothing} helpMark={null} />
      </div>
      <div data-part="account">
        <Notices />
        <AccountButton />
      </div>
      <div data-part="main">
        <Announced closed={closed} />
        <DashboardPage />
      </div>
    </>
  );
}

/** Announcements without live updates: the app has taken over by the time these arrive. */
function Announced({ closed }: { closed: readonly string[] }) {
  const t = useText();
  const language = useLanguage();
  const { data } = useGet(contentRoutes.announcements);
  const items = data?.Items.filter(({ Key }) => !closed.includes(Key)) ?? [];
  return (
    <div>
      <AnnouncementList items={items} text={(text) => text[language]} t={t} />
    </div>
  );
}

/**
 * Rounds of reading and rendering: data may show a panel that reads more, but no screen nests this deeper.
 */
const MAX_ROUNDS = 3;

const AT_HAND: readonly unknown[] = [configQuery.queryKey[0], userQuery.queryKey[0]];

/**
 * Queries that users with the same roles needed before; they are read in advance, so that one rendering
 * suffices.
 */
const usuallyRead = new Map<string, readonly QueryKey[]>();

/** Queries of one record differ between users: another user must not ask for them. */
const isOfOneRecord = ([, query]: QueryKey): boolean =>
  Object.keys((query ?? {}) as Record<string, unknown>).some((name) => name.endsWith('Key'));

let installed: ScreenTable | null = null;

/** Installs the screen table once; it does not change while the server runs. */
function installOnce(all: ScreenTable): void {
  if (installed !== all) installScreens([{ name: 'all modules', screens: all }]);
  installed = all;
}

/**
 * Renders a screen for one user with the app's own components, and reads the data that they find missing.
 * Null if the guard redirects elsewhere or something could not be read.
 */
export async function prerenderForUser(sight: UserRender): Promise<PrerenderedScreen | null> {
  const { Path, Language, Config, read } = sight;
  installOnce(sight.Screens);
  const user = (await read(String(userQuery.queryKey[0]), undefined)) as UserInfo | null;
  if (!user || navigate(screenOf(Path), Path, visitorOf(user)).Go !== 'STAY') return null;
  const known = new QueryClient();
  known.setQueryData(configQuery.queryKey, Config);
  known.setQueryData(userQuery.queryKey, user);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <UserParts closed={sight.Closed} /> }),
    history: createMemoryHistory({ initialEntries: [Path] }),
  });
  await router.load();
  const draw = (): string => {
    setTexts(Language, sight.Texts);
    return renderToString(
      // The page already contains the theme's CSS variables.
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={known}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    );
  };
  const queries = (): Query[] => known.getQueryCache().getAll();
  const ask = async (key: QueryKey): Promise<boolean> => {
    const data = await read(String(key[0]), key[1]);
    known.setQueryData(key, data ?? undefined);
    return data !== null;
  };
  const usual = `${Path} ${user.UserRoleList.join()}`;
  const expected = usuallyRead.get(usual) ?? [];
  if ((await Promise.all(expected.map(ask))).includes(false)) return null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const Html = draw();
    const missing = queries().filter(({ state }) => state.data === undefined);
    if (missing.length === 0) {
      usuallyRead.set(
        usual,
        queries()
          .map(({ queryKey }) => queryKey)
          .filter((key) => !AT_HAND.includes(key[0]) && !isOfOneRecord(key)),
      );
      const Reads = queries().map(({ queryKey, state }) => ({ Key: queryKey, Data: state.data }));
      return { Language, Html, Reads };
    }
    if ((await Promise.all(missing.map(({ queryKey }) => ask(queryKey)))).includes(false)) return null;
  }
  return null;
}
