import { signInToApi } from './api.ts';
import { must } from './make-application.ts';

const TIMEOUT_MS = 20_000;

/**
 * Returns the link with a code in the newest email to an address, as read in the portal's mail log by a
 * staff user, for browser tests; waits until the email is there.
 */
export async function newestLink(url: string, email: string, reader = 'it@demo.test'): Promise<string> {
  const api = await signInToApi(url, reader);
  for (const end = Date.now() + TIMEOUT_MS; ; ) {
    const [mail] = must(await api.get('/log/mail/list', { Search: email })).Rows as { MailKey: string }[];
    const { Text = '' } = mail ? must(await api.get('/log/mail/view', { MailKey: mail.MailKey })) : {};
    const link = /https?:\/\/\S+[?&]code=[\w-]+/.exec(String(Text))?.[0];
    if (link) return link;
    if (Date.now() > end) throw new Error(`no mail with a link to ${email}`);
    await new Promise((next) => setTimeout(next, 200));
  }
}
