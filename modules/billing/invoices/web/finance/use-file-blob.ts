import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mediaRoutes } from '#platform/common/media/contract.ts';
import { call } from '#platform/web/api/call.ts';

/** The address of a file's bytes for looking at them; the type is ours, whatever the bytes claim to be. */
export function useFileBlob(FileKey: string, type: string) {
  const file = useQuery({
    queryKey: ['file', FileKey],
    queryFn: async ({ signal }) => {
      const { Url } = await call(mediaRoutes.ticket, { body: { FileKey } });
      const answer = await fetch(Url, { signal, cache: 'no-store' });
      if (!answer.ok) throw new Error(`no file: ${answer.status}`);
      return answer.arrayBuffer();
    },
    // What a key stands for never changes; bytes leave the memory soon after nobody looks at them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.data) return setAddress(null);
    const made = URL.createObjectURL(new Blob([file.data], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file.data, type]);
  return { address, error: file.error, retry: () => void file.refetch() };
}
