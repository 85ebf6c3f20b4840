/**
 * Router with which the server prerenders app pages: sign-in, registration and password screens in full, all
 * others as layout with a skeleton; no lazy code, guards or data.
 */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router';
import { AuthHeading } from '#modules/identity/sign-in/web/auth-heading.tsx';
import { ForgotPage } from '#modules/identity/sign-in/web/forgot-page.tsx';
import { LoginPage } from '#modules/identity/sign-in/web/login-page.tsx';
import { RegisterPage } from '#modules/identity/sign-in/web/register-page.tsx';
import { screenOf } from '#platform/common/access/navigate.ts';
import type { Screen } from '#platform/common/access/screen.ts';
import { installScreens, type ScreenTable } from '#platform/common/access/screens.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { parseSearch } from '#platform/web/navigation/search-text.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { AppScreenName } from '#platform/web/web-module.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { FRAMELESS } from '../layout/frameless.ts';
import { PagePending } from '../layout/page-pending.tsx';
import { PrerenderShell } from './prerender-shell.tsx';

/** Shows the heading of the registration form; its fields need lists that the app loads later. */
function PrerenderRegistration() {
  const t = useText();
  return (
    <>
      <AuthHeading title={t('TITLE_REGISTER')} lead={t('REGISTER_FORM_LEAD')} />
      <div style={{ marginTop: 'var(--space-lg)' }}>
        <Skeletons lines={9} height={40} />
      </div>
    </>
  );
}

/** Screens that are rendered in full; all others show the layout and a skeleton as content. */
const PAGES: Partial<Record<AppScreenName, RouteComponent>> = {
  login: LoginPage,
  register: RegisterPage,
  registerClient: PrerenderRegistration,
  forgot: ForgotPage,
};

type PrerenderTree = readonly [name: string, screen: Screen];

function treeOf(rendered: readonly PrerenderTree[]) {
  const root = createRootRoute({ component: Outlet });
  const auth = createRoute({ getParentRoute: () => root, id: 'auth', component: AuthLayout });
  const ofAuth = rendered.filter(([, { Layout }]) => Layout === 'auth');
  const ofShell = rendered.filter(([, { Layout }]) => Layout !== 'auth');
  return root.addChildren([
    auth.addChildren(
      ofAuth.map(([name, { Path }]) =>
        createRoute({
          getParentRoute: () => auth,
          path: Path,
          component: PAGES[name as AppScreenName] ?? PagePending,
        }),
      ),
    ),
    ...ofShell.map(([, screen]) =>
      createRoute({
        getParentRoute: () => root,
        path: screen.Path,
        component: () => <PrerenderShell screen={screen} />,
      }),
    ),
  ]);
}

let routes: { of: ScreenTable; rendered: readonly PrerenderTree[]; tree: ReturnType<typeof treeOf> } | null =
  null;

/** Routes that are prerendered, computed once: the screens do not change while the server runs. */
function routesOf(all: ScreenTable) {
  if (routes?.of === all) return routes;
  installScreens([{ name: 'all modules', screens: all }]);
  const rendered = Object.entries(all).filter(
    ([name, { Layout }]) => Layout !== 'frontend' && !FRAMELESS.includes(name as AppScreenName),
  );
  routes = { of: all, rendered, tree: treeOf(rendered) };
  return routes;
}

export const isPrerendered = (all: ScreenTable, path: string): boolean =>
  routesOf(all).rendered.some(([, screen]) => screenOf(path) === screen);

/** Router for rendering one path, without lazy code, guards or data. */
export const prerenderRouter = (all: ScreenTable, path: string) =>
  createRouter({
    routeTree: routesOf(all).tree,
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
  });
