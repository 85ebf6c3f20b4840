import { openBrowser } from '../src/open-browser.ts';
import { startPortal } from '../src/start-portal.ts';
import { measureCertificates } from './measure-certificates.ts';
import { measureLargeForm } from './measure-large-form.ts';
import { print } from './print.ts';

/** Everything that is measured, on a portal of its own. BENCH_URL names one that runs already, with demo data. */
const given = process.env.BENCH_URL;
const portal = given ? null : await startPortal();
const browser = await openBrowser();
try {
  // Needs the tables of a portal of its own.
  if (!given) print('1,000 certificates in bulk, 5 × 200', await measureCertificates());
  print(
    'A form of 200 questions with a table of 100 rows',
    await measureLargeForm(browser, given ?? portal?.url ?? ''),
  );
} finally {
  await browser.close();
  await portal?.stop();
}
