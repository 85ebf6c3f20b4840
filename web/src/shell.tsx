import { Suspense } from 'react';
import { Help } from './chat/help.tsx';
import { HelpMark } from './chat/help-mark.tsx';
import { showHelp } from './chat/help-state.ts';
import { AnnouncementBar } from './content/announcement-bar.tsx';
import { ExportsDoor } from './exports-door.tsx';
import { HeldDialogs } from './held-dialogs.tsx';
import { ShellLayout } from './layout/shell-layout.tsx';
import { getToken } from './session/token.ts';
import { useUser } from './session/use-user.ts';
import { Translating } from './translation/translating.tsx';
import { lazyPart } from './ui/lazy-part.ts';

const MissingBanner = lazyPart(() => import('./two-factor/missing-banner.tsx'), 'MissingBanner');

/** The frame of every signed-in screen, with what features put around it. */
export function Shell() {
  return (
    <ShellLayout
      above={getToken() !== null && <Above />}
      beside={<Beside />}
      onHelp={() => showHelp('answers')}
      helpMark={<HelpMark />}
    />
  );
}

const Beside = () => (
  <>
    <HeldDialogs />
    {getToken() !== null && <ExportsDoor />}
    {getToken() !== null && <Translating />}
    {getToken() !== null && <Help />}
  </>
);

const Above = () => (
  <>
    <AnnouncementBar />
    <Banner />
  </>
);

function Banner() {
  const { IsTwoFactorMissing } = useUser();
  if (!IsTwoFactorMissing) return null;
  return (
    <Suspense>
      <MissingBanner />
    </Suspense>
  );
}
