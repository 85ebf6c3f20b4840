import { useEffect, useState } from 'react';
import { sessionRoutes } from '#platform/common/session/contract.ts';
import { backgroundPost } from '../api/background-post.ts';
import { queryClient } from '../api/query-client.ts';
import { getToken, sessionEnded } from './token.ts';
import { userQuery } from './use-user.ts';

/** When the user was last active, in any tab. */
const ACTIVITY = 'assay-activity';
const WARN_BEFORE_MS = 2 * 60_000;
const CHECK_MS = 10_000;
/** While the user works without sending anything, the server is notified this often. */
const PING_INTERVAL_MS = 5 * 60_000;
const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const lastActivity = (): number => Number(localStorage.getItem(ACTIVITY) ?? Date.now());
const recordActivity = (): void => localStorage.setItem(ACTIVITY, String(Date.now()));

/** Here it ends whatever the server answers; there it ends too, instead of lasting some minutes longer. */
function endIdleSession(): void {
  if (getToken() === null) return;
  void backgroundPost(sessionRoutes.logout);
  sessionEnded('IDLE');
}

/** Warns before the idle limit and ends the session at it, so that no one is signed out without notice. */
export function useIdle(idleMinutes: number): { isWarning: boolean; stay: () => void } {
  const [isWarning, setIsWarning] = useState(false);
  useEffect(() => {
    recordActivity();
    let reported = Date.now();
    const act = () => {
      if (Date.now() - lastActivity() > 1000) recordActivity();
    };
    const check = () => {
      const idle = Date.now() - lastActivity();
      if (idle >= idleMinutes * 60_000) return endIdleSession();
      setIsWarning(idle >= idleMinutes * 60_000 - WARN_BEFORE_MS);
      if (idle < PING_INTERVAL_MS && Date.now() - reported > PING_INTERVAL_MS) {
        reported = Date.now();
        void queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
      }
    };
    for (const name of EVENTS) window.addEventListener(name, act, { passive: true });
    const timer = setInterval(check, CHECK_MS);
    return () => {
      clearInterval(timer);
      for (const name of EVENTS) window.removeEventListener(name, act);
    };
  }, [idleMinutes]);
  const stay = () => {
    recordActivity();
    setIsWarning(false);
    void queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
  };
  return { isWarning, stay };
}
