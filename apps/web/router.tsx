/**
 * Router of the app: one route per screen of the screen table in its layout, and the navigation guard that
 * keeps users off screens they may not open and redirects them (specification point 2).
 */
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { awaitAnnouncements } from '#modules/public/content/web/prefetch-announcements.ts';
import { navigate } from '#platform/common/access/navigate.ts';
import type { Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import { parseSearch, searchTexts, stringifySearch } from '#platform/web/navigation/search-text.ts';
import { clearArrival, saveArrival } from '#platform/web/session/arrival.ts';
import { saveTermsReturn } from '#platform/web/session/terms-return.ts';
import { visitor } from '#platform/web/session/visitor.ts';
import type { AppScreenName } from '#platform/web/web-module.ts';
import { AuthLayout } from './layout/auth-layout.tsx';
import { FRAMELESS } from './layout/frameless.ts';
import { PageError } from './layout/page-error.tsx';
import { PagePending } from './layout/page-pending.tsx';
import { pages } from './modules.ts';
import { Shell } from './shell.tsx';

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => {
    window.location.replace('/404');
    return null;
  },
});
const auth = createRoute({ getParentRoute: () => root, id: 'auth', component: AuthLayout });
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: awaitAnnouncements,
});

/**
 * Navigation guard (specification point 2). A public page is another document, so redirects to one reload
 * the page.
 */
async function guard(screen: Screen, address: string): Promise<void> {
  const next = navigate(screen, address, await visitor());
  if (next.Go === 'STAY') {
    // The dashboard's explanation of a redirect ends with the next navigation, however long that takes to
    // load.
    if (screen !== screens.dashboard) clearArrival();
    return;
  }
  if (next.Why) saveArrival(next.Why, address);
  const href =
    next.Redirect === undefined ? next.To : `${next.To}?${new URLSearchParams({ redirect: next.Redirect })}`;
  const target = Object.values<Screen>(screens).find((one) => one.Path === next.To);
  // Only unaccepted terms redirect to the home page; after they are accepted, the user continues to this
  // address.
  if (target === screens.home) saveTermsReturn(address);
  if (target?.Layout !== 'frontend') throw redirect({ href, replace: true });
  window.location.replace(href);
  // Never resolves: nothing of this page may appear while the other one loads.
  await new Promise(() => undefined);
}

const frameOf = (name: AppScreenName) => {
  if (FRAMELESS.includes(name)) return root;
  return screens[name].Layout === 'auth' ? auth : shell;
};

const routeOf = (name: AppScreenName) => {
  const screen: Screen = screens[name];
  return createRoute({
    getParentRoute: () => frameOf(name),
    path: screen.Path,
    validateSearch: searchTexts,
    beforeLoad: ({ location }) => guard(screen, location.href),
    component: pages[name],
    staticData: { name },
  });
};

const names = Object.keys(pages) as AppScreenName[];
const inside = (frame: ReturnType<typeof frameOf>) =>
  names.filter((name) => frameOf(name) === frame).map(routeOf);

export const router = createRouter({
  routeTree: root.addChildren([
    auth.addChildren(inside(auth)),
    shell.addChildren(inside(shell)),
    ...inside(root),
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: false,
  scrollRestoration: true,
  defaultPendingComponent: PagePending,
  // No pending component for the first screen, which already has `InitialSkeleton`.
  defaultPendingMs: Number.POSITIVE_INFINITY,
  defaultErrorComponent: PageError,
});

router.subscribe('onResolved', () => {
  router.options.defaultPendingMs = 200;
});
