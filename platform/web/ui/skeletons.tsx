import { Skeleton, Stack } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';

/** Grey placeholder lines shown while content is loading. */
export function Skeletons({ lines = 3, height = 18 }: { lines?: number; height?: number }) {
  const t = useText();
  return (
    <Stack gap="sm" role="status" aria-label={t('LOADING')}>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered
        <Skeleton key={at} height={height} width={`${92 - ((at * 17) % 38)}%`} radius="md" />
      ))}
    </Stack>
  );
}
