/**
 * Handlers with which signed-in users list their own open sessions, with browser, system and address, and
 * end one or all others.
 */
import { setting } from '#platform/common/settings/current-settings.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { OwnSession, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { requireStepUp } from '../require-step-up.ts';
import { revokeSignIns } from '../revoke-sign-ins.ts';

type Named = { Browser: string | null; System: string | null };

/** More specific browsers first, because most user agents also claim to be other browsers. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bHarmonyOS\b|\bOpenHarmony\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (table: typeof BROWSERS, agent: string): string | null =>
  table.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** Common names of browser and system in a user agent. */
const nameAgent = (agent: string): Named => ({
  Browser: first(BROWSERS, agent),
  System: first(SYSTEMS, agent),
});

/** Lists the user's open sessions, the current one first. */
export async function listSessions({ db, actor, at }: Context<typeof twoFactorRoutes.sessions>) {
  const rows = await db
    .selectFrom('Session')
    .selectAll()
    .where('AccountId', '=', actor.Id)
    .where('EndedAt', 'is', null)
    .where('ExpiresAt', '>', at)
    .where('SeenAt', '>', new Date(at.getTime() - setting('IdleMinutes') * 60_000))
    .orderBy('SeenAt', 'desc')
    .orderBy('Id', 'desc')
    .limit(100)
    .execute();
  const Rows = rows.map(
    (row): OwnSession => ({
      SessionKey: row.SessionKey,
      IsThis: row.Id === actor.SessionId,
      ...nameAgent(row.Agent ?? ''),
      Address: row.Address,
      CreatedAt: row.CreatedAt.toISOString(),
      SeenAt: row.SeenAt.toISOString(),
      Method: row.Method,
    }),
  );
  return { Rows: Rows.sort((a, b) => Number(b.IsThis) - Number(a.IsThis)) };
}

/**
 * Ends one of the user's own sessions. Requires a step-up, so that someone at an unattended session cannot
 * lock out its owner. Another user's session returns not found.
 */
export async function revokeSession({
  db,
  actor,
  body,
  at,
  address,
}: Context<typeof twoFactorRoutes.endSession>) {
  requireStepUp(actor, at);
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('Session')
      .set({ EndedAt: at, EndedBy: 'OWNER' })
      .where('SessionKey', '=', body.SessionKey)
      .where('AccountId', '=', actor.Id)
      .where('EndedAt', 'is', null)
      .returning('Id')
      .executeTakeFirst();
    if (!ended) fail('ERR_NOT_FOUND');
    await audit(tx, { AccountId: actor.Id, Event: 'SESSION_END', Object: body.SessionKey, Address: address });
  });
  return {};
}

/** Ends all other sessions. The calendar URL works without signing in, so it ends as well. */
export async function revokeOtherSessions({
  db,
  actor,
  at,
  address,
}: Context<typeof twoFactorRoutes.endOthers>) {
  requireStepUp(actor, at);
  const Ended = await db.transaction().execute(async (tx) => {
    const count = await revokeSignIns(tx, actor, { by: actor, at, exceptSessionId: actor.SessionId });
    const Detail = { Ended: count };
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'SESSION_END_OTHERS',
      Object: actor.UserKey,
      Address: address,
      Detail,
    });
    return count;
  });
  return { Ended };
}
