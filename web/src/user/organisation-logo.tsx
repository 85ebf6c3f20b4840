import type { Localized } from '@assay/shared/contract/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocalized } from '../i18n/localized-text.ts';
import { useText } from '../i18n/use-text.ts';
import { getToken } from '../session/token.ts';
import { initials } from '../ui/initials.ts';
import classes from './user.module.css';

type Shown = { OrganisationKey: string; OrgName: Localized; HasLogo: boolean };

export const logoQueryKey = (organisationKey: string) => ['/organisation/logo', organisationKey] as const;

/** The organisation's logo, or the first letters of its name. The picture comes with the session, never by a bare address. */
export function OrganisationLogo({ organisation }: { organisation: Shown }) {
  const t = useText();
  const name = useLocalized()(organisation.OrgName);
  const { data } = useQuery({
    queryKey: logoQueryKey(organisation.OrganisationKey),
    queryFn: () => loadLogo(organisation.OrganisationKey),
    enabled: organisation.HasLogo,
    staleTime: 5 * 60_000,
  });
  const address = useObjectUrl(organisation.HasLogo ? data : null);
  if (!address)
    return (
      <span className={classes.logo} aria-hidden="true">
        {initials(name)}
      </span>
    );
  return <img className={classes.logo} src={address} alt={t('ORG_LOGO_OF', { name })} />;
}

async function loadLogo(OrganisationKey: string): Promise<Blob | null> {
  const response = await fetch(`/api/organisation/logo?${new URLSearchParams({ OrganisationKey })}`, {
    headers: { Authorization: `Bearer ${getToken() ?? ''}` },
  });
  return response.ok ? response.blob() : null;
}

function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setUrl(null);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
