import type { Role } from '#platform/common/access/roles.ts';
import { formatNumber } from '#platform/web/i18n/format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { PermissionGroup, PermissionRow, PermissionsView } from '../rules/contract.ts';
import { permissionOf } from '../rules/filter-groups.ts';
import classes from './permissions.module.css';

const SIGNS = { FULL: '●', LIMITED: '◐', NONE: '' } as const;

type Props = { groups: readonly PermissionGroup[]; roles: PermissionsView['Roles'] };

/** Matrix of permissions by role; the names of the permissions stay visible when it is scrolled sideways. */
export function PermissionTable({ groups, roles }: Props) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t('TITLE_PERMISSIONS')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('PERMISSION_COLUMN')}</th>
            {roles.map(({ Role, Accounts }) => (
              <th key={Role} scope="col" className={classes.role}>
                <span className={classes.roleName}>{t(`ROLE_${Role}`)}</span>
                <Words as="span" isBlock mt="2xs" tone="faint" weight="normal">
                  <span className="visually-hidden">{t('PERMISSION_ACCOUNTS')} </span>
                  <span className="num">{formatNumber(Accounts)}</span>
                </Words>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.Title}>
            <tr>
              <th scope="rowgroup" className={classes.group}>
                {group.IsWorkflow ? t('PERMISSION_ACTIONS_ON', { what: t(group.Title) }) : t(group.Title)}
              </th>
              <td colSpan={roles.length} className={classes.groupRest} />
            </tr>
            {group.Rows.map((row) => (
              <MatrixRow key={row.Name} row={row} roles={roles.map(({ Role }) => Role)} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function MatrixRow({ row, roles }: { row: PermissionRow; roles: readonly Role[] }) {
  const t = useText();
  return (
    <tr data-permission={row.Name}>
      <th scope="row">
        {t(row.Text)}
        {row.Limited.map((limit) => (
          <Limit key={limit.Roles.join()} limit={limit} />
        ))}
      </th>
      {roles.map((role) => {
        const permission = permissionOf(row, role);
        return (
          <td key={role} data-role={role} className={classes.cell}>
            <span aria-hidden="true">{SIGNS[permission]}</span>
            <span className="visually-hidden">{t(`PERMISSION_IS_${permission}`)}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** The conditions under which some roles may take an action, in words. */
function Limit({ limit: { Roles, Conditions, From } }: { limit: PermissionRow['Limited'][number] }) {
  const t = useText();
  const comma = t('SERVICE_COMMA');
  const statuses = From.map((status) => t(status)).join(comma);
  return (
    <Words as="span" isBlock mt="2xs" tone="faint" size="xs" weight="normal">
      {t('PERMISSION_LIMIT', { roles: Roles.map((role) => t(`ROLE_${role}`)).join(comma) })}{' '}
      {[
        ...(From.length > 0 ? [t('REASON_STATUS', { statuses })] : []),
        ...Conditions.map((code) => t(code)),
      ].join(' ')}
    </Words>
  );
}
