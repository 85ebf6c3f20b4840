import { lazy, Suspense, useState } from 'react';
import { AccountFace } from './account-face.tsx';
import { loadAccountMenu } from './preload.ts';

const AccountMenu = lazy(loadAccountMenu);

/**
 * Account button of the top bar: shows the user's initials and, on the first press, loads and opens the
 * account menu, whose code is larger than the button's.
 */
export function AccountButton() {
  const [shouldLoad, setShouldLoad] = useState(false);
  const face = <AccountFace aria-haspopup="menu" aria-expanded={false} onClick={() => setShouldLoad(true)} />;
  if (!shouldLoad) return face;
  return (
    <Suspense fallback={face}>
      <AccountMenu />
    </Suspense>
  );
}
