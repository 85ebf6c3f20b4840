import { lazy, Suspense } from 'react';
import { HeldDialogs } from './held-dialogs.tsx';
import { ShellLayout } from './layout/shell-layout.tsx';
import { getToken } from './session/token.ts';
import { useUser } from './session/use-user.ts';

const MissingBanner = lazy(() =>
  import('./two-factor/missing-banner.tsx').then((module) => ({ default: module.MissingBanner })),
);

/** The frame of every signed-in screen, with what features put around it. */
export function Shell() {
  return <ShellLayout above={getToken() !== null && <Banner />} beside={<HeldDialogs />} />;
}

function Banner() {
  const { IsTwoFactorMissing } = useUser();
  if (!IsTwoFactorMissing) return null;
  return (
    <Suspense>
      <MissingBanner />
    </Suspense>
  );
}
