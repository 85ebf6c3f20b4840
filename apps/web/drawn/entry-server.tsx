import './first-styles.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { FirstSight } from '#modules/public/site/rules/first-sight.ts';
import { sayTexts } from '#platform/web/i18n/text-store.ts';
import { configQuery } from '#platform/web/session/use-config.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';
import { drawnRouter, isDrawn } from './drawn-router.tsx';
import { NeedsScript } from './needs-script.tsx';

/**
 * Draws what somebody sees of a page of the app before its scripts are there. The app takes its place. Null where
 * there is nothing to be seen before.
 */
export async function drawFirst({ Path, Language, Texts, Config }: FirstSight): Promise<string | null> {
  if (!isDrawn(Path.split('?')[0] ?? '')) return null;
  const router = drawnRouter(Path);
  await router.load();
  const known = new QueryClient();
  known.setQueryData(configQuery.queryKey, Config);
  // Nothing waits from here on, so no other page can be drawn in between and say these texts.
  sayTexts(Language, Texts);
  return renderToString(
    <ThemeProvider>
      <QueryClientProvider client={known}>
        <NeedsScript />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}
