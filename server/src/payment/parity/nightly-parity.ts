import { collectDifferences } from '../../comparison/collect-differences.ts';
import { tellOfDifferences } from '../../comparison/tell-of-differences.ts';
import type { Portal } from '../../http/context.ts';
import { audit } from '../../log/audit.ts';
import type { MailTemplate } from '../../mail/templates.ts';
import { runParity } from './run-parity.ts';

/** Of settled payments the provider is asked every night for so long; of open ones always. */
const ASKED_DAYS = 45;

const template: MailTemplate = {
  Subject: 'MAIL_PARITY_SUBJECT',
  Lines: ['MAIL_PARITY_TEXT'],
  Button: 'MAIL_PARITY_BUTTON',
  Params: ['count'],
};

/** Task `payment.parity`: the night's comparison goes into the log, and to IT by mail when something differs. */
export async function nightlyParity(portal: Portal): Promise<void> {
  const at = new Date();
  const since = new Date(at.getTime() - ASKED_DAYS * 86_400_000);
  const found = await collectDifferences(runParity(portal, { at, since }));
  await portal.db.transaction().execute(async (tx) => {
    const Detail = { Differences: found.total, ...Object.fromEntries(found.counts) };
    await audit(tx, { AccountId: null, Event: 'PARITY', Detail });
    const told = { roles: ['IT'], template, texts: 'PARITY_', cause: 'parity', at } as const;
    await tellOfDifferences(tx, portal.settings, found, told);
  });
}
