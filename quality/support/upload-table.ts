import { ADMINS, type Expected, only, session } from './access-expected.ts';

/** Calls with a multipart body, which the contract describes in a list of its own. */
export const uploadTable: Readonly<Record<string, Expected>> = {
  'POST /media/upload': session(),
  'POST /media/upload/tmp': session(),
  'POST /media/tinymce/upload': only(ADMINS),
};
