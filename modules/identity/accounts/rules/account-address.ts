/** Path of the screen on which staff open one account: a client, one of its sub-accounts, or a member of staff. */
import { subAddress } from './sub-addresses.ts';

type Opened = {
  UserKey: string;
  /** Whether the account belongs to a client organisation. */
  IsClient: boolean;
  /** For a sub-account: the key of its client. */
  ClientKey: string | null;
};

export function accountAddress({ UserKey, IsClient, ClientKey }: Opened): string {
  if (ClientKey !== null) return subAddress(UserKey, ClientKey);
  return `/${IsClient ? 'user' : 'staff'}/edit/${UserKey}`;
}
