/** Definition of the list of open sessions: filters and columns. */
import { ROLES } from '#platform/common/access/roles.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { oneOf } from '#platform/common/lists/filters.ts';

/** Staff of the certification body, or clients with their sub-accounts. */
export const SIDES = ['STAFF', 'CLIENTS'] as const;

export const sessionList = defineList({
  Filters: {
    Side: oneOf({ Label: 'SESSION_SIDE', Codes: SIDES, Texts: 'SESSION_SIDE_' }),
    Role: oneOf({ Label: 'PROFILE_ROLES', Codes: ROLES, Texts: 'ROLE_' }),
  },
  Columns: {
    person: { Label: 'SESSION_PERSON', Kind: 'TEXT', Sort: 'Name' },
    side: { Label: 'SESSION_SIDE', Kind: 'TEXT' },
    roles: { Label: 'PROFILE_ROLES', Kind: 'TEXT' },
    device: { Label: 'SESSION_DEVICE', Kind: 'TEXT' },
    since: { Label: 'SESSION_SINCE', Kind: 'MOMENT', Sort: 'CreatedAt' },
    seen: { Label: 'SESSION_SEEN', Kind: 'MOMENT', Sort: 'SeenAt' },
    address: { Label: 'LOG_ADDRESS', Kind: 'TEXT' },
    actions: { Label: 'ACTION_BAR', Kind: 'TEXT', Only: 'SCREEN' },
  },
});
