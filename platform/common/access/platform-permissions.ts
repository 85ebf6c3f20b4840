import type { PermissionTable } from './permissions.ts';
import { ADMINISTRATOR, ADMINISTRATORS, INBOX_STAFF, SETTINGS_STAFF } from './roles.ts';

/** Permissions of the platform itself: settings of all modules, pictures of editors, presence, shared views. */
export const platformPermissions = {
  CHANGE_SETTINGS: SETTINGS_STAFF,
  CHANGE_ORGANISATION_SETTINGS: ADMINISTRATORS,
  CHANGE_PROTECTED_SETTINGS: [ADMINISTRATOR],
  UPLOAD_EDITOR_PICTURES: ADMINISTRATORS,
  SHOW_PRESENCE_TO_CLIENTS: INBOX_STAFF,
  MANAGE_SHARED_VIEWS: ADMINISTRATORS,
} as const satisfies PermissionTable;
