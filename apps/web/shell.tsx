import { useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { AnnouncementBar } from '#modules/public/content/web/announcement-bar.tsx';
import { Help } from '#modules/public/content/web/help/help.tsx';
import { showHelp } from '#modules/public/content/web/help/help-state.ts';
import { Translating } from '#modules/public/translations/web/translating.tsx';
import { HelpMark } from '#modules/support/chat/web/help-mark.tsx';
import { getToken } from '#platform/web/session/token.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { setExportsOpener } from '#platform/web/ui/open-exports.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { ShellLayout } from './layout/shell-layout.tsx';
import { PrerequisiteDialogs } from './prerequisite-dialogs.tsx';

const ExportsDrawer = lazyPart(() => import('#platform/web/exports/exports-drawer.tsx'), 'ExportsDrawer');

/** Where "My exports" comes in: from the account menu, after asking for one, or by the address of a message. */
function ExportsOpener() {
  const go = useNavigateTo();
  const [isOpen, setOpen] = useState(false);
  const { exports: asked } = useSearch({ strict: false }) as { exports?: string };
  useEffect(() => setExportsOpener(() => setOpen(true)), []);
  useEffect(() => {
    if (asked) setOpen(true);
  }, [asked]);
  const close = () => {
    setOpen(false);
    if (asked) go('/dashboard', { replace: true });
  };
  return <Suspense>{isOpen && <ExportsDrawer onClose={close} />}</Suspense>;
}

const MissingBanner = lazyPart(
  () => import('#modules/identity/sign-in/web/two-factor/missing-banner.tsx'),
  'MissingBanner',
);

/** The frame of every signed-in screen, with what features put around it. */
export function Shell() {
  return (
    <ShellLayout
      above={getToken() !== null && <Above />}
      aside={<SideSlot />}
      onHelp={() => showHelp('answers')}
      helpMark={<HelpMark />}
    />
  );
}

const SideSlot = () => (
  <>
    <PrerequisiteDialogs />
    {getToken() !== null && <ExportsOpener />}
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
