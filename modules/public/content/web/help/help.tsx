/**
 * Help panel of the app with FAQ and chat, available on every screen; `?chat=open`, as used in emails, opens
 * the chat.
 */
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useChatUpdates } from '#modules/support/chat/web/index.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { showHelp, useHelpPart } from './help-state.ts';

/** Loaded when first opened, as most visits never open it. */
const HelpDrawer = lazyPart(() => import('./help-drawer.tsx'), 'HelpDrawer');

/** Renders the help panel next to the screen; `?chat=open`, as used in emails, opens the chat. */
export function Help() {
  const { search } = useLocation();
  const isChatRequested = (search as { chat?: unknown }).chat === 'open';
  const part = useHelpPart();
  useChatUpdates(part !== null);
  useEffect(() => {
    if (isChatRequested) showHelp('chat');
  }, [isChatRequested]);
  return <Suspense>{part !== null && <HelpDrawer part={part} onClose={() => showHelp(null)} />}</Suspense>;
}
