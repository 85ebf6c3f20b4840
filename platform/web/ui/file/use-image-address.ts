import { useEffect, useState } from 'react';

/**
 * Hook that returns a URL for an image given as data; as an image it can neither run scripts nor load
 * anything.
 */
export function useImageAddress(data: Blob | string | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return setAddress(null);
    const blob = typeof data === 'string' ? new Blob([data], { type: 'image/svg+xml' }) : data;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address;
}
