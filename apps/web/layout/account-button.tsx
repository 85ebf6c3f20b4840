import { lazy, Suspense, useState } from 'react';
import { AccountFace } from './account-face.tsx';
import { loadAccountMenu } from './preload.ts';

const AccountMenu = lazy(loadAccountMenu);

/**
 * Button that opens the account menu. The menu's code is larger than the button's and is loaded on the first
 * press.
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
