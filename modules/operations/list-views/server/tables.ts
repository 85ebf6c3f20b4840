import type { Generated } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';
import type { Id, Json } from '#platform/server/database/columns.ts';

/** Tables of saved list views and of each user's preferences for a list. */
type ListTables = {
  ListView: {
    Id: Id;
    ViewKey: string;
    AccountId: number;
    List: ListName;
    Name: string;
    Params: Json<Record<string, string>>;
    Columns: string[] | null;
    SharedRoles: Generated<Role[]>;
    Version: Generated<number>;
    UpdatedAt: Date;
  };
  ListChoice: {
    AccountId: number;
    List: ListName;
    Columns: string[] | null;
    DefaultViewId: number | null;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends ListTables {}
}
