import { useEffect, useState } from 'react';
import { TYPING_MS } from '#platform/common/contract/live.ts';

/** Whether a sign of typing still holds: for some seconds from when it was heard, whatever this browser's clock says. */
export function useIsTyping(until: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(until), TYPING_MS);
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && until !== over;
}
