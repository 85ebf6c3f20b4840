import { sessionRoutes } from '#platform/common/session/contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { authRoutes } from '../rules/contract.ts';
import { activate } from './activate.ts';
import { exchange } from './exchange.ts';
import { linkOwner } from './link-owner.ts';
import { backendLogin, webLogin } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { resend } from './resend.ts';

export function bindAuth(bind: Bind): void {
  bind(authRoutes.webLogin, webLogin);
  bind(authRoutes.backendLogin, backendLogin);
  bind(sessionRoutes.logout, logout);
  bind(authRoutes.register, register);
  bind(authRoutes.activate, activate);
  bind(authRoutes.resend, resend);
  bind(authRoutes.linkOwner, linkOwner);
  bind(authRoutes.exchange, exchange);
}
