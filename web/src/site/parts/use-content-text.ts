import type { Contact } from '@assay/shared/site/page.ts';
import type { Text } from '@assay/shared/translation/language.ts';
import { textOf, useSite } from '../site-context.ts';
import { useSay } from '../use-say.ts';

/** Longer texts mention the body and its mail address, which are settings. */
export function useContentText(contact: Contact): (text: Text) => string {
  const { Body } = useSite();
  const say = useSay();
  return (text) => textOf({ said: say.row(text) }, 'said', { body: Body, email: contact.Email });
}
