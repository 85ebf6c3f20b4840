import { Suspense, useEffect } from 'react';
import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { isMarking } from '#platform/web/i18n/marking.ts';
import { setMarking, useActiveTexts } from '#platform/web/i18n/text-store.ts';
import { onTokenChange } from '#platform/web/session/token.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';

const InPlace = lazyPart(() => import('./in-place/in-place.tsx'), 'InPlace');

/** Shown with every screen for users who may change texts, while they translate on the page itself. */
export function Translating() {
  // Rendered again whenever the texts are, and so when the mode starts or ends.
  useActiveTexts();
  const { UserRoleList } = useUser();
  // The next user who signs in here did not request it.
  useEffect(() => onTokenChange((token) => token === null && setMarking(false)), []);
  const mayTranslate = SETTINGS_ROLES.some((role) => UserRoleList.includes(role));
  if (!isMarking() || !mayTranslate) return null;
  return (
    <Suspense>
      <InPlace onStop={() => setMarking(false)} />
    </Suspense>
  );
}
