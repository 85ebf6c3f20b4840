import type { ReactNode } from 'react';
import { StatusBadge } from '#modules/applications/applications/web/status-badge.tsx';
import { certificateAddress } from '#modules/certification/certificates/rules/certificate-address.ts';
import { CertificateBadge } from '#modules/certification/certificates/web/certificate-badge.tsx';
import type { Found } from '#modules/operations/search/rules/contract.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { personAddress } from './person-address.ts';
import type { Find } from './recent-finds.ts';

export type Shown = Find & { Key: string; Right?: ReactNode };
export type Group = { Title: TextKey; Finds: Shown[] };

/**
 * Hook of the finder: converts search results to groups (applications, certificates, organisations, people),
 * most frequently wanted first, each hit with label, detail, status and the screen it opens.
 */
export function useFinds(found: Found | undefined): Group[] {
  const t = useText();
  const localized = useLocalized();
  const roles = useUser().UserRoleList;
  const nameOf = useApplicationName();
  if (!found) return [];
  const join = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');
  const groups: Group[] = [
    {
      Title: 'FIND_APPLICATIONS',
      Finds: found.Applications.map((row) => ({
        Key: row.ApplicationKey,
        Path: `/viewform?key=${row.ApplicationKey}`,
        Label: localized(row.OrgName),
        Detail:
          row.ApplicationNo === null
            ? nameOf(row)
            : join(row.ApplicationNo, localized(row.ServiceName), t(`TYPE_${row.AssessmentType}`)),
        Right: <StatusBadge status={row.ApplicationStatusCode} step={row.CurrentStep} />,
      })),
    },
    {
      Title: 'FIND_CERTIFICATES',
      Finds: found.Certificates.map((row) => ({
        Key: row.CertificateKey,
        Path: certificateAddress(row),
        Label: row.CertificateNo,
        Detail: join(localized(row.OrgName), localized(row.ServiceName)),
        Right: <CertificateBadge of={row} />,
      })),
    },
    {
      Title: 'FIND_ORGANISATIONS',
      Finds: found.Organisations.flatMap((row) =>
        row.UserKey === null
          ? []
          : [
              {
                Key: row.OrganisationKey,
                Path: `/user/edit/${row.UserKey}`,
                Label: localized(row.OrgName),
                Detail: row.RegistrationNo ?? '',
              },
            ],
      ),
    },
    {
      Title: 'FIND_PEOPLE',
      Finds: found.People.flatMap((row) => {
        const Path = personAddress(row, roles);
        const Label = [row.FirstName, row.MiddleName, row.LastName].filter(Boolean).join(' ');
        return Path
          ? [{ Key: row.UserKey, Path, Label, Detail: join(localized(row.OrgName), row.Email) }]
          : [];
      }),
    },
  ];
  return groups.filter(({ Finds }) => Finds.length > 0);
}
