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
import { screens } from '#platform/common/access/screens.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { FRAMELESS } from '../layout/frameless.ts';
import { PagePending } from '../layout/page-pending.tsx';
import type { AppScreenName } from '../pages.ts';
import { DrawnShell } from './drawn-shell.tsx';

/** The registration says at once what it is; its fields need lists that come with the app. */
function DrawnRegistration() {
  const t = useText();
  return (
    <>
      <AuthHeading title={t('TITLE_REGISTER')} lead={t('REGISTER_FORM_LEAD')} />
      <div style={{ marginTop: '1.5rem' }}>
        <Skeletons lines={9} height={40} />
      </div>
    </>
  );
}

/** What can be drawn whole; of everything else there are its frame and lines in the place of its content. */
const PAGES: Partial<Record<AppScreenName, RouteComponent>> = {
  login: LoginPage,
  register: RegisterPage,
  registerClient: DrawnRegistration,
  forgot: ForgotPage,
};

const root = createRootRoute({ component: Outlet });
const auth = createRoute({ getParentRoute: () => root, id: 'auth', component: AuthLayout });
const drawn = Object.entries<Screen>(screens).filter(
  ([name, { Layout }]) => Layout !== 'frontend' && !FRAMELESS.includes(name as AppScreenName),
);
const ofAuth = drawn.filter(([, { Layout }]) => Layout === 'auth');
const ofShell = drawn.filter(([, { Layout }]) => Layout !== 'auth');

const tree = root.addChildren([
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
      component: () => <DrawnShell screen={screen} />,
    }),
  ),
]);

export const isDrawn = (path: string): boolean => drawn.some(([, screen]) => screenOf(path) === screen);

/** Draws one address; without code that comes later, guards and data. */
export const drawnRouter = (path: string) =>
  createRouter({
    routeTree: tree,
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  });
