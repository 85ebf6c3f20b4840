/**
 * Route handlers for the user's own account: profile, password, reset, terms, language, data export,
 * closure.
 */

import type { FastifyInstance } from 'fastify';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import {
  checkPassword,
  failLink,
  findAccount,
  hashPassword,
  inConstantTime,
  LINK_MINUTES,
  type LinkPurpose,
  mailTemplates,
  makeLink,
  peekLink,
  redeemLink,
  sendOpeningLink,
} from '#modules/identity/sign-in/server/index.ts';
import { sessionRoutes } from '#platform/common/session/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { auditChange } from '#platform/server/audit/audit-change.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Context, Portal } from '#platform/server/http/context.ts';
import { answer, answerAll, type RouteHandler } from '#platform/server/http/http-module.ts';
import { countAttempt, resetAttempts } from '#platform/server/http/limits.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { profileRoutes } from '../../rules/profile/contract.ts';
import { accountStatuses } from '../../rules/statuses.ts';
import { userRoutes } from '../../rules/user/contract.ts';
import { changePassword } from './change-password.ts';
import { closeAccount } from './close-account.ts';
import { issueDataTicket } from './data/issue-data-ticket.ts';
import { sendData } from './data/send-data.ts';
import { info } from './info.ts';
import { profileOf } from './profile.ts';
import { setPassword } from './set-password.ts';
import { updateProfile } from './update-profile.ts';
import { updateTerms } from './update-terms.ts';

/**
 * Links that set a password: after a forgotten one, or the first one of an invited account, which becomes
 * active.
 */
const PURPOSES: LinkPurpose[] = ['RESET', 'INVITE'];

/** Sets a new password with the emailed code and ends all sessions. */
async function reset({ db, settings, body, at, address }: Context<typeof userRoutes.reset>) {
  await countAttempt(db, { kind: 'code', address });
  // The password is checked and hashed before the code is consumed, so a rejected password does not use up
  // the link.
  const owner = (await peekLink(db, PURPOSES, body.Code, at)) ?? failLink();
  await checkPassword(body.Password, [owner.Email, owner.FirstName, owner.LastName]);
  const PasswordHash = await hashPassword(body.Password);
  await db.transaction().execute(async (tx) => {
    const account = await redeemLink(tx, PURPOSES, body.Code, at);
    await setPassword(tx, settings, account, { PasswordHash, at });
    await audit(tx, { AccountId: account.Id, Event: 'PASSWORD_RESET', Address: address });
    await resetAttempts(tx, { kind: 'login', account: account.Email, address });
  });
  return {};
}

type PhoneCode = { Code: string; Countries: string[] };

let codes: PhoneCode[] | undefined;

/** Returns all calling codes with their countries, the best-known country first. */
function phoneCodes(): PhoneCode[] {
  codes ??= collect();
  return codes;
}

/** The most common codes of the portal's users come first; the rest follow in numeric order. */
const NEAR = ['+852', '+86', '+853'];

/** Main country of a calling code that several countries share. */
const MAIN = ['US', 'GB', 'RU', 'IT', 'NO', 'FI', 'AU', 'MA', 'GP', 'RE', 'CW', 'SH'];

function collect(): PhoneCode[] {
  const byCode = new Map<string, string[]>();
  for (const country of getCountries()) {
    const code = `+${getCountryCallingCode(country)}`;
    byCode.set(code, [...(byCode.get(code) ?? []), country]);
  }
  const rank = (country: string) => (MAIN.includes(country) ? 0 : 1);
  return [...byCode]
    .map(([Code, countries]) => ({
      Code,
      Countries: countries.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b)),
    }))
    .sort((a, b) => place(a.Code) - place(b.Code) || Number(a.Code) - Number(b.Code));
}

const place = (code: string): number => (NEAR.includes(code) ? NEAR.indexOf(code) : NEAR.length);

/** Saves the user's email language; the screen's language is separate. */
async function saveLanguage({ db, actor, body, address }: Context<typeof userRoutes.language>) {
  await db.transaction().execute(async (tx) => {
    const Before = await tx
      .selectFrom('Account')
      .select('Language')
      .where('Id', '=', actor.Id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (Before.Language === body.Language) return;
    await tx.updateTable('Account').set(body).where('Id', '=', actor.Id).execute();
    await auditChange(tx, {
      AccountId: actor.Id,
      Event: 'PROFILE_UPDATE',
      Object: actor.UserKey,
      Address: address,
      Before,
      After: body,
    });
  });
  return {};
}

type ForgotContext = Context<typeof userRoutes.forgot>;

/**
 * Sends a reset link, or the activation link if the account was never opened. The response is always the
 * same.
 */
async function forgot(context: ForgotContext) {
  const { db, body, address } = context;
  await countAttempt(db, { kind: 'mail', account: body.Email, address });
  await inConstantTime(() => sendReset(context));
  return {};
}

function sendReset({ db, settings, body, at, address, language }: ForgotContext): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, body.Email).forNoKeyUpdate().executeTakeFirst();
    await audit(tx, {
      AccountId: account?.Id ?? null,
      Event: 'PASSWORD_FORGOT',
      Address: address,
      Detail: { Email: body.Email },
    });
    if (!account) return;
    if (accountStatuses.pending.includes(account.Status))
      await sendOpeningLink(tx, settings, account, language, at);
    if (!accountStatuses.active.includes(account.Status)) return;
    const code = await makeLink(tx, 'RESET', account, at);
    await queueMail(tx, {
      to: account.Email,
      language,
      template: mailTemplates.reset,
      params: { minutes: LINK_MINUTES },
      link: portalLink(settings, '/forgot/reset', { code }),
      cause: null,
    });
  });
}

export const userRouteHandlers: readonly RouteHandler[] = [
  answer(sessionRoutes.info, info),
  ...answerAll(userRoutes, { forgot, reset, password: changePassword, updateTerms, language: saveLanguage }),
  answer(profileRoutes.profile, ({ db, actor }) => profileOf(db, actor)),
  answer(profileRoutes.updateProfile, updateProfile),
  answer(profileRoutes.phoneCodes, async () => ({ Rows: phoneCodes() })),
  answer(profileRoutes.data, issueDataTicket),
  answer(profileRoutes.close, closeAccount),
];

/** Registers the endpoint that returns a file instead of JSON. */
export function registerUser(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/user/data', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    sendData(portal, store, request, reply),
  );
}
