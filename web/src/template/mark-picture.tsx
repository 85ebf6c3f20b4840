import type { MarkRow } from '@assay/shared/template/mark-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocalized } from '../i18n/localized-text.ts';
import { getToken } from '../session/token.ts';
import classes from './marks.module.css';
import { useImageAddress } from './use-image-address.ts';

/** The picture of a mark, on paper white as it is printed. It comes with the session, never by a bare address. */
export function MarkPicture({ mark }: { mark: Pick<MarkRow, 'MarkKey' | 'Version' | 'Alt'> }) {
  const alt = useLocalized()(mark.Alt);
  const { data } = useQuery({
    queryKey: ['/mark/picture', mark.MarkKey, mark.Version],
    queryFn: () => load(mark.MarkKey),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useImageAddress(data);
  return <span className={classes.paper}>{address && <img src={address} alt={alt} />}</span>;
}

async function load(MarkKey: string): Promise<Blob | null> {
  const response = await fetch(`/api/mark/picture?${new URLSearchParams({ MarkKey })}`, {
    headers: { Authorization: `Bearer ${getToken() ?? ''}` },
  });
  return response.ok ? response.blob() : null;
}
