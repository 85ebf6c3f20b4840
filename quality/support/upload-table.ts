import { ADMINS, type Expected, only, session } from './access-expected.ts';

/**
 * Expected access to the upload endpoints, which the contract lists separately because their request bodies
 * are multipart; continues `access-table.ts` for the access tests.
 */
export const uploadTable: Readonly<Record<string, Expected>> = {
  'POST /media/upload': session(),
  'POST /media/upload/tmp': session(),
  'POST /media/tinymce/upload': only(ADMINS),
};
