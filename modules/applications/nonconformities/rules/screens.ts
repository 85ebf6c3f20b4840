import type { ScreenTable } from '#platform/common/access/screens.ts';
import { nonconformitiesPermissions } from './permissions.ts';

/** Screens of this module, with who may open them. */
export const nonconformitiesScreens = {
  nonconformityList: {
    Path: '/nonconformities',
    Layout: 'dashboard',
    Access: nonconformitiesPermissions.LIST_NONCONFORMITIES,
    Title: 'TITLE_NONCONFORMITY_LIST',
    Menu: { Group: 'main', Place: 45, Label: 'TITLE_NONCONFORMITY_LIST', Icon: 'nonconformity' },
  },
  nonconformityView: {
    Path: '/nonconformities/view',
    Layout: 'subpage',
    Access: nonconformitiesPermissions.READ_NONCONFORMITIES,
    Title: 'TITLE_NONCONFORMITY',
    Back: '/applications',
  },
} as const satisfies ScreenTable;

type NonconformitiesScreens = typeof nonconformitiesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends NonconformitiesScreens {}
}
