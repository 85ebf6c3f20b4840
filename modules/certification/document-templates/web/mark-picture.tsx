import { useQuery } from '@tanstack/react-query';
import { loadPicture } from '#platform/web/api/load-picture.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useImageAddress } from '#platform/web/ui/file/use-image-address.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { MarkRow } from '../rules/mark-contract.ts';
import classes from './marks.module.css';

/**
 * Loads and shows the picture of a mark (logo, signature, accreditation mark) on a white background, as
 * printed on certificates.
 */
export function MarkPicture({ mark }: { mark: Pick<MarkRow, 'MarkKey' | 'Version' | 'Alt'> }) {
  const alt = useLocalized()(mark.Alt);
  const { data } = useQuery({
    queryKey: ['/mark/picture', mark.MarkKey, mark.Version],
    meta: { reads: [] },
    queryFn: () => loadPicture('/mark/picture', { MarkKey: mark.MarkKey }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useImageAddress(data);
  return (
    <Stack as="span" pad="xs" line="line" round="md" className={classes.paper}>
      {address && <img src={address} alt={alt} />}
    </Stack>
  );
}
