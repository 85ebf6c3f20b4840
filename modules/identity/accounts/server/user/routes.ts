import type { FastifyInstance } from 'fastify';
import { sessionRoutes } from '#platform/common/session/contract.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { profileRoutes } from '../../rules/profile/contract.ts';
import { userRoutes } from '../../rules/user/contract.ts';
import { changePassword } from './change-password.ts';
import { closeAccount } from './close-account.ts';
import { issueDataTicket } from './data/issue-data-ticket.ts';
import { sendData } from './data/send-data.ts';
import { forgot } from './forgot.ts';
import { info } from './info.ts';
import { keepLanguage } from './keep-language.ts';
import { phoneCodes } from './phone-codes.ts';
import { profileOf } from './profile.ts';
import { reset } from './reset.ts';
import { updateProfile } from './update-profile.ts';
import { updateTerms } from './update-terms.ts';

export function bindUser(bind: Bind): void {
  bind(sessionRoutes.info, info);
  bind(userRoutes.forgot, forgot);
  bind(userRoutes.reset, reset);
  bind(userRoutes.password, changePassword);
  bind(userRoutes.updateTerms, updateTerms);
  bind(userRoutes.language, keepLanguage);
  bind(profileRoutes.profile, ({ db, actor }) => profileOf(db, actor));
  bind(profileRoutes.updateProfile, updateProfile);
  bind(profileRoutes.phoneCodes, async () => ({ Rows: phoneCodes() }));
  bind(profileRoutes.data, issueDataTicket);
  bind(profileRoutes.close, closeAccount);
}

/** Answers a file, not JSON. */
export function registerUser(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/user/data', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    sendData(portal, store, request, reply),
  );
}
