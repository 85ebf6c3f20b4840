import { LINK_MINUTES } from '#modules/identity/sign-in/server/index.ts';
import type { SiteDeps } from './deps.ts';
import type { Loaded, Loader } from './loader.ts';

/**
 * Loads the pages for followers of a certificate. Opening a link changes nothing: email scanners open links
 * as well and must not confirm or cancel on a person's behalf.
 */
export const loadFollow: Loader = async ({ Params, Query }, { follow }) => {
  switch (Params.step) {
    case 'asked':
      return { Page: { Name: 'follow', Step: 'asked', Minutes: LINK_MINUTES } };
    case 'confirm':
      return confirmPage(follow, Query.code ?? '');
    case 'stop':
      return stopPage(follow, Query.code ?? '');
    case 'stopped':
      return { Page: { Name: 'follow', Step: 'stopped' } };
    default:
      return { Redirect: '/404' };
  }
};

export const expiredPage: Loaded = { Page: { Name: 'follow', Step: 'gone' }, Status: 404, Path: '/search' };

async function confirmPage(follow: SiteDeps['follow'], code: string): Promise<Loaded> {
  const Followed = await follow.viewPending(code);
  return Followed ? { Page: { Name: 'follow', Step: 'confirm', Link: code, Followed } } : expiredPage;
}

async function stopPage(follow: SiteDeps['follow'], code: string): Promise<Loaded> {
  const standing = await follow.viewActive(code);
  if (standing === null) return expiredPage;
  if (standing === 'GONE') return { Page: { Name: 'follow', Step: 'stopped' } };
  return { Page: { Name: 'follow', Step: 'stop', Link: code, Followed: standing } };
}
