import { Suspense, useEffect } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { isMarking } from '#platform/web/i18n/marking.ts';
import { setMarking, useActiveTexts } from '#platform/web/i18n/text-store.ts';
import { onTokenChange } from '#platform/web/session/token.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { translationsPermissions } from '../rules/permissions.ts';

const InPlace = lazyPart(() => import('./in-place/in-place.tsx'), 'InPlace');

/**
 * Shows the overlay of in-place translation on every screen of the app while a user who may change texts has
 * switched it on; signing out switches it off.
 */
export function Translating() {
  // Rerenders when the texts change, and thereby when the mode starts or ends.
  useActiveTexts();
  const { UserRoleList } = useUser();
  // Switches the mode off at sign-out, as the next user did not request it.
  useEffect(() => onTokenChange((token) => token === null && setMarking(false)), []);
  const mayTranslate = hasPermission(UserRoleList, translationsPermissions.CHANGE_TRANSLATIONS);
  if (!isMarking() || !mayTranslate) return null;
  return (
    <Suspense>
      <InPlace onStop={() => setMarking(false)} />
    </Suspense>
  );
}
