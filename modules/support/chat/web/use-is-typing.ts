import { useEffect, useState } from 'react';
import { TYPING_MS } from '#platform/common/contract/live.ts';

/**
 * Whether a typing signal received in the chat is still valid: for a few seconds after it was received,
 * regardless of this browser's clock.
 */
export function useIsTyping(until: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(until), TYPING_MS);
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && until !== over;
}
