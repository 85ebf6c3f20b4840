import { userRoutes } from '@assay/shared/user/contract.ts';
import type { Bind } from '../http/bind.ts';
import { changePassword } from './change-password.ts';
import { forgot } from './forgot.ts';
import { info } from './info.ts';
import { reset } from './reset.ts';
import { updateTerms } from './update-terms.ts';

export function bindUser(bind: Bind): void {
  bind(userRoutes.info, info);
  bind(userRoutes.forgot, forgot);
  bind(userRoutes.reset, reset);
  bind(userRoutes.password, changePassword);
  bind(userRoutes.updateTerms, updateTerms);
  bind(userRoutes.language, async ({ db, actor, body }) => {
    await db.updateTable('Account').set({ Language: body.Language }).where('Id', '=', actor.Id).execute();
    return {};
  });
}
