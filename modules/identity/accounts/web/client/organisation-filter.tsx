/** Filter of a list by organisation, for those who may see all organisations. */
import { useState } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import type { SelectFilter } from '#platform/web/ui/list/list-types.ts';
import { accountsPermissions } from '../../rules/permissions.ts';
import { OrganisationPicker, type PickedOrganisation } from './organisation-picker.tsx';

type Props = {
  /** The chosen organisation; null if there is none. */
  value: string | null;
  onChange: (key: string | undefined) => void;
  /** Returns the name of the organisation in the address, from a row that the filter finds. */
  useName: (key: string | null) => Localized | undefined;
};

function OrganisationFilter({ value, onChange, useName }: Props) {
  const t = useText();
  const [picked, setPicked] = useState<PickedOrganisation | null>(null);
  const isKnown = picked?.OrganisationKey === value;
  const OrgName = useName(isKnown ? null : value);
  const shown = isKnown ? picked : value && OrgName ? { OrganisationKey: value, OrgName } : null;
  return (
    <OrganisationPicker
      label={t('ORG_FILTER')}
      isLabelHidden
      value={shown}
      onChange={(next) => {
        setPicked(next);
        onChange(next?.OrganisationKey);
      }}
      error={undefined}
    />
  );
}

/** Hook that returns the filter `OrganisationKey`; empty for those who may not choose among all organisations. */
export function useOrganisationFilter(useName: Props['useName']): SelectFilter[] {
  const t = useText();
  const { UserRoleList } = useUser();
  if (!hasPermission(UserRoleList, accountsPermissions.READ_CLIENTS)) return [];
  return [
    {
      ...{ name: 'OrganisationKey', label: t('ORG_FILTER'), options: [] },
      control: (control) => <OrganisationFilter {...control} useName={useName} />,
    },
  ];
}
