import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the public site and the roles that may open them. */
export const siteScreens = {
  home: { Path: '/home', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_HOME' },
  services: {
    Path: '/services',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_SERVICES',
    Menu: { Group: 'main', Place: 20, Label: 'MENU_SERVICES', Icon: 'service' },
  },
  serviceView: {
    Path: '/service/view/$key',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_SERVICE',
    Back: '/services',
  },
  search: { Path: '/search', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_SEARCH' },
  verify: {
    Path: '/verify/$number',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_VERIFY',
  },
  check: {
    Path: '/check',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_CHECK',
    Back: '/search',
  },
  follow: {
    Path: '/follow/$step',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_FOLLOW',
    Back: '/search',
  },
  disclosure: {
    Path: '/disclosure',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_DISCLOSURE',
  },
  contact: { Path: '/contact', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_CONTACT' },
  faq: { Path: '/faq', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_FAQ' },
  privacy: { Path: '/privacy', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_PRIVACY' },
  terms: { Path: '/terms', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_TERMS' },
  notFound: { Path: '/404', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_NOT_FOUND' },
} as const satisfies ScreenTable;

type SiteScreens = typeof siteScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends SiteScreens {}
}
