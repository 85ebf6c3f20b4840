import { createTransport } from 'nodemailer';
import { type DiagnosticContext, type Finding, ok, reasonOf, warn, wrong } from './types.ts';

const TIMEOUT_MS = 10_000;

/**
 * Diagnostic check of the mail settings: connects to the server, starts TLS and signs in like a delivery,
 * without sending an email, and warns of an unchanged sender address.
 */
export async function checkMail({ settings }: DiagnosticContext): Promise<Finding[]> {
  const { SMTP_URL, MAIL_FROM } = settings;
  if (!SMTP_URL)
    return [
      warn(
        'SMTP_URL is not set.',
        'No emails are sent: users cannot activate accounts or reset passwords themselves.',
        'Set SMTP_URL. Until then ADMIN and IT can read the emails under /logs.',
      ),
    ];
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const { host } = new URL(SMTP_URL);
  try {
    await transport.verify();
    return [ok(`${host} accepts emails.`), ...sender(MAIL_FROM)];
  } catch (error) {
    return [
      wrong(
        `${host} does not accept emails: ${reasonOf(error)}`,
        'Invitations, password resets and notifications are delayed; after the last attempt they fail permanently.',
        'Check that the server is reachable from this machine, that its certificate is valid, and that SMTP_URL has the correct user name and password.',
      ),
    ];
  } finally {
    transport.close();
  }
}

/** No mail server trusts the unchanged example address. */
const sender = (from: string): Finding[] =>
  from.includes('assay.example')
    ? [
        warn(
          'MAIL_FROM is the default of the portal.',
          'Receiving servers check whether the domain allows this server to send (SPF, DKIM, DMARC); this domain allows none.',
          'Set MAIL_FROM to an address of your domain, and publish SPF, DKIM and DMARC for it.',
        ),
      ]
    : [];
