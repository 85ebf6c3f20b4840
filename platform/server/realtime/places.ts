/** Places that are taken and given back, so many per name. */
export function createPlaces(most: number) {
  const taken = new Map<string, number>();
  return {
    /** Takes one and answers how to give it back; null when all are taken. */
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
