/**
 * Server bundle that renders the first view of the app's pages without user data, before any script has
 * loaded.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { InitialRender } from '#modules/public/site/rules/initial-render.ts';
import { setTexts } from '#platform/web/i18n/text-store.ts';
import { configQuery } from '#platform/web/session/use-config.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';
import { isPrerendered, prerenderRouter } from './prerender-router.tsx';
import '#platform/web/theme/layers.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@fontsource-variable/inter/wght.css';
import '#platform/web/theme/tokens.css';
import '#platform/web/theme/base.css';
import './prerender.css';
import { useText } from '#platform/web/i18n/use-text.ts';

/** Users without scripts can search the public site; everything else requires scripts. */
function ScriptRequired() {
  const t = useText();
  return (
    <p className="needs-script-note">
      {t('APP_NEEDS_SCRIPT')} <a href="/home">{t('AUTH_FOOT_HOME')}</a>
    </p>
  );
}

/**
 * The styles imported above are the part of the app's styles that the prerendered page needs, in the app's
 * order. The other styles load later and do not change its appearance.
 */

/**
 * Renders the initial view of an app page, which the app later replaces. Null if the page is not
 * prerendered.
 */
export async function prerender({
  Path,
  Language,
  Texts,
  Config,
  Screens,
}: InitialRender): Promise<string | null> {
  if (!isPrerendered(Screens, Path.split('?')[0] ?? '')) return null;
  const router = prerenderRouter(Screens, Path);
  await router.load();
  const known = new QueryClient();
  known.setQueryData(configQuery.queryKey, Config);
  // Synchronous from here on, so that no other page can be rendered in between with these texts.
  setTexts(Language, Texts);
  return renderToString(
    <ThemeProvider>
      <QueryClientProvider client={known}>
        <ScriptRequired />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}
