/**
 * Creates a counter of slots, a fixed number per name, that are taken and released; used to limit live
 * connections per user and per network address.
 */
export function createSlots(most: number) {
  const taken = new Map<string, number>();
  return {
    /** Takes a slot and returns its release function; null when all are taken. */
    take: (name: string): (() => void) | null => {
      const count = taken.get(name) ?? 0;
      if (count >= most) return null;
      taken.set(name, count + 1);
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        const left = (taken.get(name) ?? 1) - 1;
        if (left > 0) taken.set(name, left);
        else taken.delete(name);
      };
    },
  };
}
