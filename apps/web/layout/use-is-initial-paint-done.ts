import { useSyncExternalStore } from 'react';
import { router } from '../router.tsx';

const subscribe = (change: () => void): (() => void) => router.subscribe('onResolved', change);
const isPainted = (): boolean => router.state.resolvedLocation !== undefined;

/** Whether the first screen of this visit has been rendered. */
export const useIsInitialPaintDone = (): boolean => useSyncExternalStore(subscribe, isPainted);
