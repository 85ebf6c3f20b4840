import type { ReactNode } from 'react';
import { StatusBadge } from '#modules/applications/applications/web/status-badge.tsx';
import { invoiceAddress } from '#modules/billing/invoices/web/invoice-addresses.ts';
import { InvoiceBadge } from '#modules/billing/invoices/web/invoice-badge.tsx';
import { certificateAddress } from '#modules/certification/certificates/rules/certificate-address.ts';
import { CertificateBadge } from '#modules/certification/certificates/web/certificate-badge.tsx';
import type { Found } from '#modules/operations/search/rules/contract.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { personAddress } from './person-address.ts';
import type { Find } from './recent-finds.ts';

export type Shown = Find & { Key: string; Right?: ReactNode };
export type Group = { Title: TextKey; Finds: Shown[] };

/**
 * Hook of the finder: converts search results to groups (applications, certificates, invoices, organisations,
 * people), most frequently wanted first, each hit with label, detail, status and the screen it opens. The group of the
 * record whose whole number was typed comes first.
 */
export function useFinds(found: Found | undefined, typed: string): Group[] {
  const t = useText();
  const format = useFormat();
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
      Title: 'FIND_INVOICES',
      Finds: found.Invoices.map((row) => ({
        Key: row.InvoiceKey,
        Path: invoiceAddress(row.About),
        Label: row.InvoiceNo,
        Detail: join(localized(row.OrgName), format.money(row.AmountCents)),
        Right: <InvoiceBadge invoice={row} />,
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
        const Label = fullName(row);
        return Path
          ? [{ Key: row.UserKey, Path, Label, Detail: join(localized(row.OrgName), row.Email) }]
          : [];
      }),
    },
  ];
  const number = typed.toUpperCase();
  const isTyped = ({ Finds }: Group): boolean => Finds.some(({ Label }) => Label === number);
  return groups
    .filter(({ Finds }) => Finds.length > 0)
    .toSorted((one, other) => Number(isTyped(other)) - Number(isTyped(one)));
}
