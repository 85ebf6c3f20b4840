import type { Role } from '@assay/shared/access/roles.ts';
import type { SignedIn } from '../http/context.ts';

export const holdsOne = ({ Roles }: Pick<SignedIn, 'Roles'>, roles: readonly Role[]): boolean =>
  Roles.some((role) => roles.includes(role));
