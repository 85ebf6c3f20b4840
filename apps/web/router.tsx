import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { awaitAnnouncements } from '#modules/public/content/web/prefetch-announcements.ts';
import { navigate } from '#platform/common/access/navigate.ts';
import type { Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import { searchTexts } from '#platform/web/navigation/search-text.ts';
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

/** The guard of specification point 2; a public page is another document, so it is loaded as one. */
async function guard(screen: Screen, address: string): Promise<void> {
  const next = navigate(screen, address, await visitor());
  if (next.Go === 'STAY') {
    // What the dashboard explained is over as soon as another page is on its way, however long it takes to load.
    if (screen !== screens.dashboard) clearArrival();
    return;
  }
  if (next.Why) saveArrival(next.Why, address);
  const href =
    next.Redirect === undefined ? next.To : `${next.To}?${new URLSearchParams({ redirect: next.Redirect })}`;
  const target = Object.values<Screen>(screens).find((one) => one.Path === next.To);
  // Only new terms lead home; once they are accepted the way goes on from here.
  if (target === screens.home) saveTermsReturn(address);
  if (target?.Layout !== 'frontend') throw redirect({ href, replace: true });
  window.location.replace(href);
  // Nothing of this page may appear while the other one loads.
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
  // Plain strings in addresses, as the API takes them: no JSON, no guessed types.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  },
  defaultPreload: false,
  scrollRestoration: true,
  defaultPendingComponent: PagePending,
  // The first screen has lines in its place already (`InitialSkeleton`).
  defaultPendingMs: Number.POSITIVE_INFINITY,
  defaultErrorComponent: PageError,
});

router.subscribe('onResolved', () => {
  router.options.defaultPendingMs = 200;
});
