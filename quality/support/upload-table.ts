import { ADMINS, type Expected, only, session } from './access-expected.ts';

/** Expected access to endpoints with a multipart body, which the contract lists separately. */
export const uploadTable: Readonly<Record<string, Expected>> = {
  'POST /media/upload': session(),
  'POST /media/upload/tmp': session(),
  'POST /media/tinymce/upload': only(ADMINS),
};
