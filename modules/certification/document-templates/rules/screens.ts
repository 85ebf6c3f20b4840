import type { ScreenTable } from '#platform/common/access/screens.ts';
import { documentTemplatesPermissions } from './permissions.ts';

/** Screen for managing marks, with the roles that may open it. */
export const documentTemplatesScreens = {
  marks: {
    Path: '/marks',
    Layout: 'dashboard',
    Access: documentTemplatesPermissions.MANAGE_MARKS,
    Title: 'TITLE_MARKS',
    Back: '/assessment_services',
  },
} as const satisfies ScreenTable;

type DocumentTemplatesScreens = typeof documentTemplatesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends DocumentTemplatesScreens {}
}
