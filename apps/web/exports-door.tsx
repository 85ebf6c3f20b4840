import { useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { openExportsWith } from '#platform/web/ui/open-exports.ts';
import { useGo } from '#platform/web/ui/use-go.ts';

const ExportsDrawer = lazyPart(() => import('#platform/web/exports/exports-drawer.tsx'), 'ExportsDrawer');

/** Where "My exports" comes in: from the account menu, after asking for one, or by the address of a message. */
export function ExportsDoor() {
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  const { exports: asked } = useSearch({ strict: false }) as { exports?: string };
  useEffect(() => openExportsWith(() => setOpen(true)), []);
  useEffect(() => {
    if (asked) setOpen(true);
  }, [asked]);
  const close = () => {
    setOpen(false);
    if (asked) go('/dashboard', { replace: true });
  };
  return <Suspense>{isOpen && <ExportsDrawer onClose={close} />}</Suspense>;
}
