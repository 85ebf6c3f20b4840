/** Runs the diagnostic checks of one part of the deployment for the deployment page. */
import { redactError } from '#platform/server/audit/redact-error.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { CheckedPart, deploymentRoutes } from '../../rules/contract.ts';
import { checkMail } from '../check-mail.ts';
import { checkScanner } from '../check-scanner.ts';
import { checkSigning, checkStamps } from '../check-signing.ts';
import { checkDisk, checkStore } from '../check-store.ts';
import { checkPayments, checkProvider } from '../checks.ts';
import type { Check } from '../types.ts';

type Route = (typeof deploymentRoutes)['check'];

/** The checks of the `doctor` command that belong to each part. */
const CHECKS: Readonly<Record<CheckedPart, readonly Check['run'][]>> = {
  STORE: [checkStore, checkDisk, checkScanner],
  MAIL: [checkMail],
  SIGNING: [checkSigning],
  STAMPS: [checkStamps],
  PAYMENTS: [checkPayments],
  PROVIDER: [checkProvider],
};

/** Runs the checks of one part from this process, and returns their findings without possible secrets. */
export async function checkPart({ settings, body, at }: Context<Route>): Promise<DataOf<Route>> {
  const patient = { settings, url: settings.DATABASE_URL ?? null, at };
  const found = await Promise.all(CHECKS[body.Part].map((run) => run(patient)));
  return {
    Findings: found.flat().map((finding) => ({
      Level: finding.Level,
      What: redactError(finding.What),
      Why: finding.Level === 'OK' ? null : finding.Why,
      Do: finding.Level === 'OK' ? null : finding.Do,
    })),
  };
}
