/** Questions of staff about working with the portal, for the help panel. */
import { isClient } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import type { FaqGroup } from '../../rules/shapes.ts';

const QUESTIONS = ['TASKS', 'FIND', 'BUTTON', 'WRONG', 'SEEN', 'AWAY'] as const;

/** Only the current language is loaded; the panel shows no other. */
const inEach = (text: string): Localized => ({ EN: text, CHT: text, CHS: text });

/** One group of questions; none for clients. */
export function useStaffHelp(): FaqGroup[] {
  const t = useText();
  if (isClient(useUser().UserRoleList)) return [];
  return [
    {
      Key: 'staff',
      Title: inEach(t('STAFF_HELP')),
      Questions: QUESTIONS.map((name) => ({
        Key: name,
        Title: inEach(t(`STAFF_HELP_${name}`)),
        Answer: inEach(`<p>${t(`STAFF_HELP_${name}_TEXT`)}</p>`),
      })),
    },
  ];
}
