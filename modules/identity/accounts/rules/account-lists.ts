/** Definitions of the lists of clients, sub-accounts and staff: filters and columns, with those they share. */

import { STAFF_ROLES } from '#platform/common/access/roles.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, flag, oneOf, record } from '#platform/common/lists/filters.ts';
import { SHOWN_ACCOUNT_STATUSES } from './statuses.ts';

/** Filters that the three lists share; `created` names the day of creation. */
const personFilters = (created: TextKey) => ({
  Status: oneOf({ Label: 'APP_LIST_STATUS', Codes: SHOWN_ACCOUNT_STATUSES, Texts: 'ACCOUNT_STATUS_' }),
  ...days('Created', created),
  ...days('SignedIn', 'ACCOUNT_SIGNED_IN'),
});

/** Columns about the person, which come first in every file; the screen shows the names as one. */
const personColumns = (created: TextKey) =>
  ({
    name: { Label: 'PROFILE_NAME', Kind: 'TEXT', Sort: 'Name', Only: 'SCREEN' },
    firstName: { Label: 'EXPORT_FIRST_NAME', Kind: 'TEXT', With: 'name' },
    middleName: { Label: 'EXPORT_MIDDLE_NAME', Kind: 'TEXT', With: 'name' },
    lastName: { Label: 'EXPORT_LAST_NAME', Kind: 'TEXT', With: 'name' },
    email: { Label: 'AUTH_EMAIL', Kind: 'TEXT', Sort: 'Email' },
    phone: { Label: 'PROFILE_PHONE', Kind: 'TEXT' },
    status: { Label: 'APP_LIST_STATUS', ...code(SHOWN_ACCOUNT_STATUSES, 'ACCOUNT_STATUS_') },
    created: { Label: created, Kind: 'DATE', Sort: 'CreatedAt' },
    signedIn: { Label: 'ACCOUNT_SIGNED_IN', Kind: 'DATE', Sort: 'SignedInAt' },
  }) as const;

export const clientList = defineList({
  Filters: {
    ...personFilters('LIST_DAYS_REGISTERED'),
    IsWithoutOrganisation: flag('CLIENT_FILTER_NO_ORG'),
  },
  Columns: {
    ...personColumns('LIST_DAYS_REGISTERED'),
    org: { Label: 'APP_LIST_ORG', Kind: 'NAME', Sort: 'OrgName' },
    subs: { Label: 'MENU_SUBS', Kind: 'NUMBER' },
    applications: { Label: 'MENU_APPLICATIONS', Kind: 'NUMBER' },
  },
});

export const subList = defineList({
  Filters: {
    ...personFilters('LIST_DAYS_ADDED'),
    /** The client to which the sub-accounts belong. */
    UserKey: record('person', 'SUB_FILTER_CLIENT'),
  },
  Columns: {
    ...personColumns('LIST_DAYS_ADDED'),
    applications: { Label: 'SUB_SEES', Kind: 'NUMBER' },
  },
});

export const staffList = defineList({
  Filters: {
    ...personFilters('LIST_DAYS_ADDED'),
    Role: oneOf({ Label: 'PROFILE_ROLES', Codes: STAFF_ROLES, Texts: 'ROLE_' }),
    ServiceKey: record('service', 'STAFF_FILTER_SERVICE'),
    IsAbsent: flag('STAFF_FILTER_ABSENT'),
  },
  Columns: {
    ...personColumns('LIST_DAYS_ADDED'),
    roles: { Label: 'PROFILE_ROLES', Kind: 'TEXT' },
    generation: { Label: 'EXPORT_GENERATION', Kind: 'YES_NO', Only: 'FILE' },
    twoFactor: { Label: 'ACCOUNT_TWO_FACTOR', Kind: 'YES_NO' },
    absentUntil: { Label: 'EXPORT_ABSENT_UNTIL', Kind: 'DATE', With: 'status' },
    open: { Label: 'STAFF_OPEN', Kind: 'NUMBER' },
  },
});
