import { useSyncExternalStore } from 'react';
import { router } from '../router.tsx';

const subscribe = (change: () => void): (() => void) => router.subscribe('onResolved', change);
const isPainted = (): boolean => router.state.resolvedLocation !== undefined;

/**
 * Hook that reports whether the first screen of this visit has been rendered, so that skeleton, prerendered
 * page and cookie dialog know when the app has taken over.
 */
export const useIsInitialPaintDone = (): boolean => useSyncExternalStore(subscribe, isPainted);
