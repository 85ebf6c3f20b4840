import { SETTINGS_ROLES } from '@assay/shared/access/roles.ts';
import { Suspense, useEffect } from 'react';
import { isMarking } from '../i18n/marking.ts';
import { setMarking, useSpoken } from '../i18n/text-store.ts';
import { onTokenChange } from '../session/token.ts';
import { useUser } from '../session/use-user.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const InPlace = lazyPart(() => import('./in-place/in-place.tsx'), 'InPlace');

/** Beside every screen of who may change texts, while they translate on the page itself. */
export function Translating() {
  // Drawn anew whenever the texts are, and so when the mode begins or ends.
  useSpoken();
  const { UserRoleList } = useUser();
  // Whoever signs in here next did not ask for it.
  useEffect(() => onTokenChange((token) => token === null && setMarking(false)), []);
  const mayTranslate = SETTINGS_ROLES.some((role) => UserRoleList.includes(role));
  if (!isMarking() || !mayTranslate) return null;
  return (
    <Suspense>
      <InPlace onStop={() => setMarking(false)} />
    </Suspense>
  );
}
