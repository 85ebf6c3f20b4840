import { useQuery } from '@tanstack/react-query';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { loadPicture } from '#platform/web/api/load-picture.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useImageAddress } from '#platform/web/ui/file/use-image-address.ts';
import { initials } from '#platform/web/ui/initials.ts';
import classes from './user.module.css';

type Shown = { OrganisationKey: string; OrgName: Localized; HasLogo: boolean };

export const logoQueryKey = (organisationKey: string) => ['/organisation/logo', organisationKey] as const;

/** Loads and shows an organisation's logo in the profile, or the initials of its name if it has none. */
export function OrganisationLogo({ organisation }: { organisation: Shown }) {
  const t = useText();
  const name = useLocalized()(organisation.OrgName);
  const { data } = useQuery({
    queryKey: logoQueryKey(organisation.OrganisationKey),
    meta: { reads: [] },
    queryFn: () => loadPicture('/organisation/logo', { OrganisationKey: organisation.OrganisationKey }),
    enabled: organisation.HasLogo,
    staleTime: 5 * 60_000,
  });
  const address = useImageAddress(organisation.HasLogo ? data : null);
  if (!address)
    return (
      <span className={classes.logo} aria-hidden="true">
        {initials(name)}
      </span>
    );
  return <img className={classes.logo} src={address} alt={t('ORG_LOGO_OF', { name })} />;
}
