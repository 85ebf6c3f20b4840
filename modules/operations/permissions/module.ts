/** Page "Roles and permissions": which role has which permission and may take which action. */
import { defineModule } from '#platform/common/module.ts';
import { permissionsPermissions } from './rules/permissions.ts';
import { permissionsScreens } from './rules/screens.ts';
import { permissionTexts } from './texts/permission.ts';

const texts = { permission: permissionTexts };

export const module = defineModule({
  name: 'operations/permissions',
  uses: ['identity/accounts'],
  permissions: permissionsPermissions,
  screens: permissionsScreens,
  texts,
});

type PermissionsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends PermissionsTexts {}
}
