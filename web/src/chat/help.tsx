import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { showHelp, useHelpPart } from './help-state.ts';
import { useChatNews } from './use-chat-news.ts';

/** What most visits never open is loaded when it is opened. */
const HelpDrawer = lazy(() => import('./help-drawer.tsx').then((module) => ({ default: module.HelpDrawer })));

/** The help beside every screen; `?chat=open`, as mails have it, opens the chat. */
export function Help() {
  const { search } = useLocation();
  const isAsked = (search as { chat?: unknown }).chat === 'open';
  const part = useHelpPart();
  useChatNews(part !== null);
  useEffect(() => {
    if (isAsked) showHelp('chat');
  }, [isAsked]);
  return <Suspense>{part !== null && <HelpDrawer part={part} onClose={() => showHelp(null)} />}</Suspense>;
}
