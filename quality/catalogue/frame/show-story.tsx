/**
 * Shows one story in the current document as the app shows its screens: with styles, theme, texts, API cache,
 * router and toasts. Used by the catalogue and by component tests.
 */
import '#platform/web/theme/layers.css';
import '@mantine/core/styles.layer.css';
import '@fontsource-variable/inter/wght.css';
import '#platform/web/theme/tokens.css';
import '#platform/web/theme/base.css';
import '#apps/common/modules.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { saveLanguage } from '#platform/web/i18n/preferences.ts';
import { currentText, loadLanguage } from '#platform/web/i18n/text-store.ts';
import { parseSearch, searchTexts, stringifySearch } from '#platform/web/navigation/search-text.ts';
import { configQuery } from '#platform/web/session/use-config.ts';
import { userQuery } from '#platform/web/session/use-user.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';
import { setUpToasts } from '#platform/web/ui/toast.ts';
import { Toasts } from '#platform/web/ui/toasts.tsx';
import type { Story } from '../story.ts';
import { type Answers, setAnswers } from './answers.ts';
import { baseAnswers } from './base-answers.ts';

export type Display = { language: Language; scheme: 'light' | 'dark' };

/** Storage key from which the theme reads the colour scheme. */
const SCHEME = 'assay-scheme';
const PATIENCE_MS = 5_000;
let shown: { root: Root; place: HTMLElement } | null = null;

/**
 * Replaces the shown story and resolves when it has reached its state. `answers` replace some of the story's.
 * Returns the story's element and the current address.
 */
export async function showStory(story: Story, { language, scheme }: Display, answers: Answers = {}) {
  shown?.root.unmount();
  shown?.place.remove();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(SCHEME, scheme);
  setAnswers({ ...baseAnswers, ...story.answers, ...answers });
  await loadLanguage(language);
  saveLanguage(language);
  await Promise.all([queryClient.ensureQueryData(configQuery), queryClient.ensureQueryData(userQuery)]);
  setUpToasts(60_000, () => currentText('CLOSE'));

  const place = document.createElement('div');
  place.dataset.story = story.id;
  place.style.padding = '1rem';
  document.body.append(place);
  const root = createRoot(place);
  shown = { root, place };
  const router = routerOf(story);
  root.render(
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <Toasts />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>,
  );
  await until(() => place.childElementCount > 0 && place.querySelector('[data-content]') !== null);
  await story.play?.(place);
  await until(() => document.querySelector(story.shown) !== null, story.shown);
  await document.fonts.ready;
  await transitionsEnded();
  return { place, address: () => router.state.location.href };
}

function routerOf({ address = '/dashboard', render }: Story) {
  const root = createRootRoute();
  const story = createRoute({
    getParentRoute: () => root,
    path: '$',
    validateSearch: searchTexts,
    component: () => <Content>{render()}</Content>,
  });
  return createRouter({
    routeTree: root.addChildren([story]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
}

const Content = ({ children }: { children: ReactNode }) => <div data-content>{children}</div>;

/**
 * With reduced motion every inherited colour has a very short transition, and each element starts its own when that of its
 * parent ends: the colours of a new scheme take some frames.
 */
async function transitionsEnded(): Promise<void> {
  const isRunning = () => document.getAnimations().some((one) => one instanceof CSSTransition);
  for (let quiet = 0; quiet < 2; quiet = isRunning() ? 0 : quiet + 1)
    await new Promise(requestAnimationFrame);
}

/** Waits for a state of the page; fails with what is missing. */
export async function until(isReached: () => boolean, what = 'the story'): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isReached()) {
    if (performance.now() > end) throw new Error(`${what} does not appear`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
