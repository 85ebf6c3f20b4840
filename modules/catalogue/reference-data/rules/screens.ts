import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of this module (tags, industries, stages, countries), with the roles that may open them. */
export const referenceDataScreens = {
  tags: {
    Path: '/tags',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_TAGS',
    Menu: { Group: 'settings', Place: 150, Label: 'MENU_TAGS', Icon: 'tag' },
  },
  industries: {
    Path: '/industries',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_INDUSTRIES',
    Back: '/assessment_services',
  },
  stages: {
    Path: '/stages',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_STAGES',
    Back: '/assessment_services',
  },
  country: {
    Path: '/country',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_COUNTRIES',
    Menu: { Group: 'settings', Place: 160, Label: 'MENU_COUNTRIES', Icon: 'country' },
  },
} as const satisfies ScreenTable;

type ReferenceDataScreens = typeof referenceDataScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ReferenceDataScreens {}
}
