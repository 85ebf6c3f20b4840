import type { ScreenTable } from '#platform/common/access/screens.ts';
import { referenceDataPermissions } from './permissions.ts';

/** Screens of this module (tags, industries, stages, grounds, countries), with the roles that may open them. */
export const referenceDataScreens = {
  tags: {
    Path: '/tags',
    Layout: 'dashboard',
    Access: referenceDataPermissions.MANAGE_REFERENCE_DATA,
    Title: 'TITLE_TAGS',
    Menu: { Group: 'settings', Place: 150, Label: 'MENU_TAGS', Icon: 'tag' },
  },
  industries: {
    Path: '/industries',
    Layout: 'dashboard',
    Access: referenceDataPermissions.MANAGE_REFERENCE_DATA,
    Title: 'TITLE_INDUSTRIES',
    Back: '/assessment_services',
  },
  stages: {
    Path: '/stages',
    Layout: 'dashboard',
    Access: referenceDataPermissions.MANAGE_REFERENCE_DATA,
    Title: 'TITLE_STAGES',
    Back: '/assessment_services',
  },
  grounds: {
    Path: '/grounds',
    Layout: 'dashboard',
    Access: referenceDataPermissions.MANAGE_REFERENCE_DATA,
    Title: 'TITLE_GROUNDS',
    Back: '/assessment_services',
  },
  country: {
    Path: '/country',
    Layout: 'dashboard',
    Access: referenceDataPermissions.MANAGE_REFERENCE_DATA,
    Title: 'TITLE_COUNTRIES',
    Menu: { Group: 'settings', Place: 160, Label: 'MENU_COUNTRIES', Icon: 'country' },
  },
} as const satisfies ScreenTable;

type ReferenceDataScreens = typeof referenceDataScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ReferenceDataScreens {}
}
