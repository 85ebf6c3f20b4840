/**
 * Adds to the layout of the signed-in screens the features of other modules: announcements, banner for
 * missing two-factor, exports drawer, help, translation mode and the dialogs that API calls wait for.
 */
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

/**
 * Opens "My exports": from the account menu, after requesting an export, or from the link in a notification.
 */
function ExportsOpener() {
  const go = useNavigateTo();
  const [isOpen, setOpen] = useState(false);
  const { exports: exportsParam } = useSearch({ strict: false }) as { exports?: string };
  useEffect(() => setExportsOpener(() => setOpen(true)), []);
  useEffect(() => {
    if (exportsParam) setOpen(true);
  }, [exportsParam]);
  const close = () => {
    setOpen(false);
    if (exportsParam) go('/dashboard', { replace: true });
  };
  return <Suspense>{isOpen && <ExportsDrawer onClose={close} />}</Suspense>;
}

const MissingBanner = lazyPart(
  () => import('#modules/identity/sign-in/web/two-factor/missing-banner.tsx'),
  'MissingBanner',
);

/** Combines the layout with the features shown above and next to every screen. */
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
