/**
 * Starts in-place translation on a public page for users who may change texts, and keeps it on when they
 * follow links to other public pages.
 */
import { createRoot } from 'react-dom/client';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { sessionRoutes } from '#platform/common/session/contract.ts';
import { call } from '#platform/web/api/call.ts';
import { applyLanguage } from '#platform/web/i18n/preferences.ts';
import { loadLanguage } from '#platform/web/i18n/text-store.ts';
import { translationsPermissions } from '../../rules/permissions.ts';
import { InPlace } from './in-place.tsx';

/** Query parameter that requests the page with key markers. */
const MARKED = 'marked';

const address = (to: string, isMarked: boolean): string => {
  const url = new URL(to, window.location.href);
  if (isMarked) url.searchParams.set(MARKED, '1');
  else url.searchParams.delete(MARKED);
  return url.href;
};

/** Enables in-place translation on this public page and on the public pages it links to. */
export async function startOnSite(language: Language): Promise<void> {
  const { UserRoleList } = await call(sessionRoutes.info);
  if (!hasPermission(UserRoleList, translationsPermissions.CHANGE_TRANSLATIONS)) return;
  applyLanguage(language);
  await loadLanguage(language);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin === window.location.origin && !link.hash) link.href = address(link.href, true);
  });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <InPlace
      onStop={() => window.location.assign(address(window.location.href, false))}
      onSaved={() => window.location.reload()}
    />,
  );
}
