import { hongKongDate } from '@assay/shared/format/dates.ts';
import { sql } from 'kysely';
import type { Portal } from '../../http/context.ts';
import { audit } from '../../log/audit.ts';
import { portalLink } from '../../mail/portal-link.ts';
import { queueMail } from '../../mail/send.ts';
import { paritySections, parityTemplate } from './parity-mail.ts';
import { runParity } from './run-parity.ts';
import type { Difference } from './types.ts';

/** Of settled payments the provider is asked every night for so long; of open ones always. */
const ASKED_DAYS = 45;
/** Records named per check; the command names them all. */
const NAMED = 5;

/** Task `payment.parity`: the night's comparison goes into the log, and to IT by mail when something differs. */
export async function nightlyParity(portal: Portal): Promise<void> {
  const at = new Date();
  const since = new Date(at.getTime() - ASKED_DAYS * 86_400_000);
  const counts = new Map<string, number>();
  const first: Difference[] = [];
  for await (const difference of runParity(portal, { at, since })) {
    const count = (counts.get(difference.Check) ?? 0) + 1;
    counts.set(difference.Check, count);
    if (count <= NAMED) first.push(difference);
  }
  const Differences = [...counts.values()].reduce((sum, count) => sum + count, 0);
  await portal.db.transaction().execute(async (tx) => {
    const Detail = { Differences, ...Object.fromEntries(counts) };
    await audit(tx, { AccountId: null, Event: 'PARITY', Detail });
    if (Differences === 0) return;
    const people = await tx
      .selectFrom('Account')
      .select(['Id', 'Email', 'Language'])
      .where('Status', '=', 'ACTIVE')
      .where(sql<boolean>`'IT' = any(roles)`)
      .execute();
    const link = portalLink(portal.settings, '/logs');
    for (const { Id, Email: to, Language: language } of people)
      await queueMail(tx, {
        to,
        language,
        link,
        template: parityTemplate,
        params: { count: Differences },
        sections: paritySections(first, counts, { language, link }),
        cause: `parity:${Id}:${hongKongDate(at)}`,
      });
  });
}
