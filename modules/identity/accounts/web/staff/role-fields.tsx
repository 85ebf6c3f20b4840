/**
 * Checkboxes in the staff form for the roles of an account, grouped and described; roles that the user may
 * not grant are disabled with the reason.
 */

import { Checkbox } from '@mantine/core';
import type { StaffRole } from '#platform/common/access/roles.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { ROLE_GROUPS } from '../../rules/role-groups.ts';
import { FieldGroup } from '../field-group.tsx';
import classes from './role-fields.module.css';

type Props = {
  value: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  error: string | undefined;
  /** Roles that the user may grant; undefined while they are loading. */
  grantable: readonly string[] | undefined;
  /** Why none of the roles may be changed. */
  closed?: string | undefined;
};

/** Every staff role with its description; roles that the user cannot grant are listed with the reason. */
export function RoleFields({ value, onChange, error, grantable, closed }: Props) {
  const t = useText();
  const toggle = (role: StaffRole, isOn: boolean): void =>
    onChange(isOn ? [...value, role] : value.filter((one) => one !== role));
  return (
    <FieldGroup legend={t('PROFILE_ROLES')} hint={closed ?? t('ROLES_HINT')} error={error}>
      <Columns least="lg" gap="md">
        {Object.entries(ROLE_GROUPS).map(([group, roles]) => (
          <fieldset key={group} className={classes.group}>
            <Words as="legend" padX="xs" tone="faint" size="xs" weight="strong" className={classes.name}>
              {t(`ROLE_GROUP_${group}`)}
            </Words>
            {roles.map((role) => {
              const isClosed = closed !== undefined || !grantable?.includes(role);
              const why = closed === undefined && grantable && isClosed && t('ROLE_NOT_GRANTABLE');
              return (
                <Checkbox
                  key={role}
                  label={t(`ROLE_${role}`)}
                  description={[t(`ROLE_DOES_${role}`), why].filter(Boolean).join(' ')}
                  checked={value.includes(role)}
                  disabled={isClosed}
                  onChange={(event) => toggle(role, event.currentTarget.checked)}
                />
              );
            })}
          </fieldset>
        ))}
      </Columns>
    </FieldGroup>
  );
}
