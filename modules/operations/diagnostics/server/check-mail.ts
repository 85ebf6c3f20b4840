import { createTransport } from 'nodemailer';
import { type Finding, ok, type Patient, reasonOf, warn, wrong } from './types.ts';

const PATIENCE_MS = 10_000;

/** Connects, takes up TLS and signs in as a mail would; no mail is sent. */
export async function checkMail({ settings }: Patient): Promise<Finding[]> {
  const { SMTP_URL, MAIL_FROM } = settings;
  if (!SMTP_URL)
    return [
      warn(
        'SMTP_URL is not set.',
        'No mail leaves: nobody can open an account or set a new password by themselves.',
        'Set SMTP_URL. Until then ADMIN and IT read the mails under /logs.',
      ),
    ];
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const { host } = new URL(SMTP_URL);
  try {
    await transport.verify();
    return [ok(`${host} takes mails.`), ...sender(MAIL_FROM)];
  } catch (error) {
    return [
      wrong(
        `${host} takes no mails: ${reasonOf(error)}`,
        'Invitations, new passwords and notices wait; after the last try they are given up.',
        'See that the server is reached from here, that its certificate is valid, and that SMTP_URL holds the right name and password.',
      ),
    ];
  } finally {
    transport.close();
  }
}

/** An address of ours that nobody has changed is believed nowhere. */
const sender = (from: string): Finding[] =>
  from.includes('assay.example')
    ? [
        warn(
          'MAIL_FROM is the one that comes with the portal.',
          'Receivers look whether the domain allows this server to send (SPF, DKIM, DMARC); this domain allows nobody.',
          'Set MAIL_FROM to an address of your domain, and publish SPF, DKIM and DMARC for it.',
        ),
      ]
    : [];
