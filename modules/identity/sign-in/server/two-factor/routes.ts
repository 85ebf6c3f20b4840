import type { Bind } from '#platform/server/http/bind.ts';
import { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { backendPasskey, webPasskey } from '../passkey-login.ts';
import { stepUp } from '../step-up.ts';
import { begin } from './begin.ts';
import { confirm } from './confirm.ts';
import { newCodes } from './new-codes.ts';
import { endOthers, endSession, listSessions } from './own-sessions.ts';
import { loginOptions, registerOptions, stepUpOptions } from './passkey-options.ts';
import { registerPasskey } from './register-passkey.ts';
import { removeAuthenticator, removePasskey } from './remove-factor.ts';
import { renamePasskey } from './rename-passkey.ts';
import { rule, setRule } from './rule.ts';
import { view } from './view.ts';

export function bindTwoFactor(bind: Bind): void {
  bind(twoFactorRoutes.view, view);
  bind(twoFactorRoutes.begin, begin);
  bind(twoFactorRoutes.confirm, confirm);
  bind(twoFactorRoutes.remove, removeAuthenticator);
  bind(twoFactorRoutes.recovery, newCodes);
  bind(twoFactorRoutes.registerOptions, registerOptions);
  bind(twoFactorRoutes.register, registerPasskey);
  bind(twoFactorRoutes.rename, renamePasskey);
  bind(twoFactorRoutes.removePasskey, removePasskey);
  bind(twoFactorRoutes.loginOptions, loginOptions);
  bind(twoFactorRoutes.webPasskey, webPasskey);
  bind(twoFactorRoutes.backendPasskey, backendPasskey);
  bind(twoFactorRoutes.stepUpOptions, stepUpOptions);
  bind(twoFactorRoutes.stepUp, stepUp);
  bind(twoFactorRoutes.rule, rule);
  bind(twoFactorRoutes.setRule, setRule);
  bind(twoFactorRoutes.sessions, listSessions);
  bind(twoFactorRoutes.endSession, endSession);
  bind(twoFactorRoutes.endOthers, endOthers);
}
