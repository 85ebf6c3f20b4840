/**
 * Hook that warns an inactive user two minutes before the idle limit and then ends the session in all tabs
 * and on the server; while the user works, it keeps the session alive.
 */
import { useEffect, useState } from 'react';
import { sessionRoutes } from '#platform/common/session/contract.ts';
import { backgroundPost } from '../api/background-post.ts';
import { queryClient } from '../api/query-client.ts';
import { getToken, sessionEnded } from './token.ts';
import { userQuery } from './use-user.ts';

/** Storage name of the user's last activity, in any tab. */
const ACTIVITY = 'assay-activity';
const WARN_BEFORE_MS = 2 * 60_000;
const CHECK_MS = 10_000;
/** Interval in ms at which the server is notified while the user works without sending anything. */
const PING_INTERVAL_MS = 5 * 60_000;
const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const lastActivity = (): number => Number(localStorage.getItem(ACTIVITY) ?? Date.now());
const recordActivity = (): void => localStorage.setItem(ACTIVITY, String(Date.now()));

/**
 * Ends the session here whatever the server's response, and on the server, instead of leaving it open for
 * some minutes.
 */
function endIdleSession(): void {
  if (getToken() === null) return;
  void backgroundPost(sessionRoutes.logout);
  sessionEnded('IDLE');
}

/** Warns before the idle limit and then ends the session, so that no one is signed out without notice. */
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
        // Only extends the session; the next activity asks again.
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
    // Only extends the session; the next activity asks again.
    void queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
  };
  return { isWarning, stay };
}
