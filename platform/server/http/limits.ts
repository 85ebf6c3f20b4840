/**
 * Rate limits of attempts per account, mailbox or network address (sign-in, emails, uploads, messages and
 * many others), counted in the database for all processes; an attempt above the limit is refused.
 */
import { sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { Queries } from '../database/connect.ts';
import { addressRange } from './address-range.ts';
import { fail } from './fail.ts';

type Limit = {
  Account?: number;
  Address?: number;
  Minutes: number;
  IsAccountPerAddress?: true;
  /** The account is the email address that messages are sent to. */
  IsMailbox?: true;
  /** A success releases only its own attempt, not earlier ones. */
  IsShared?: true;
};

/**
 * Maximum attempts within a number of minutes. Stored in PostgreSQL, so that they apply across all
 * processes.
 */
const LIMITS = {
  // Per account *and* address: another person's guesses cannot lock the owner out elsewhere.
  login: { Account: 10, Address: 100, Minutes: 15, IsAccountPerAddress: true },
  // One account from all addresses, against attackers with ten thousand addresses; beyond it:
  // `count-sign-in-attempt.ts`.
  guess: { Account: 100, Minutes: 24 * 60, IsShared: true },
  // Per mailbox, regardless of the caller: no mailbox is flooded.
  register: { Account: 6, Address: 60, Minutes: 60, IsMailbox: true },
  mail: { Account: 6, Address: 60, Minutes: 60, IsMailbox: true },
  // Emails from a client to people who did not request them: its name appears in those emails.
  invitation: { Account: 30, Minutes: 60 },
  // Per mailbox, where staff create accounts: many a day are fine, many to one address are not.
  mailbox: { Account: 6, Minutes: 60, IsMailbox: true },
  // Test emails that administrators send to themselves.
  testMail: { Account: 20, Minutes: 60 },
  code: { Address: 60, Minutes: 15 },
  password: { Account: 10, Minutes: 15 },
  // The archive of all data stored about a user: expensive to build and rarely needed.
  data: { Account: 5, Minutes: 24 * 60 },
  // A certificate's complete file as an archive: also expensive; the limit allows a day's audit preparation.
  accreditationFile: { Account: 60, Minutes: 60 },
  // Redirect to the identity provider, return and code exchange: a whole office behind one address may sign
  // in at once.
  provider: { Address: 600, Minutes: 15 },
  // Two calls for each sign-in, shared by a whole office; keys cannot be guessed.
  passkey: { Address: 600, Minutes: 15 },
  // Step-up while signed in: the same limits as at sign-in, counted separately.
  stepUp: { Account: 10, Address: 100, Minutes: 15, IsAccountPerAddress: true },
  // New authenticator secrets: each is generated and encrypted; no one needs twenty.
  authenticator: { Account: 20, Minutes: 60 },
  // Callbacks with entries of external forms come from one server; guesses of the secret are counted
  // separately.
  callback: { Address: 3_000, Minutes: 15 },
  callbackSecret: { Address: 30, Minutes: 15 },
  // Messages of a payment provider with a wrong signature; correctly signed ones are never counted.
  webhookSecret: { Address: 60, Minutes: 15 },
  // Test cards on the sandbox's page, which is accessible to anyone with the address.
  sandbox: { Address: 300, Minutes: 15 },
  // Following a certificate sends an email to an address that was typed in.
  follow: { Account: 6, Address: 30, Minutes: 60, IsMailbox: true },
  // Comments of one user on applications per hour; stops a script that floods an application.
  comment: { Account: 60, Minutes: 60 },
  // Questions of anonymous visitors: each is confirmed to an address that was typed in.
  contact: { Account: 5, Address: 30, Minutes: 60, IsMailbox: true },
  // Files of one user per hour: enough for a whole scheme's documents, not enough to fill a disk.
  upload: { Account: 240, Minutes: 60 },
  // Messages of one user to the staff; no one types faster for long.
  chat: { Account: 60, Minutes: 10 },
  // Up to a thousand numbers per request; a whole office shares an address.
  bulkCheck: { Address: 60, Minutes: 15 },
  // Pages that owners of a printed code download: each writes a row to a permanent log.
  page: { Address: 300, Minutes: 15 },
  // One-time codes for one account, from one address and overall: only users with the password get this far.
  otpHere: { Account: 20, Minutes: 15, IsAccountPerAddress: true },
  otp: { Account: 20, Minutes: 15 },
  // Calls that evaluate a form (save, submit, validate, answers): several times what auto-save needs. A tenth
  // of ACCOUNT_CALL_LIMIT (`application/count-form-call.ts`), which equals this at the default setting.
  form: { Account: 60, Minutes: 1 },
  // Successful sign-ins: each creates a log row and a session.
  signIn: { Account: 60, Minutes: 15, IsShared: true },
  // Successful identity proofs within a session: each is a log row and is valid for ten minutes.
  proof: { Account: 60, Minutes: 15, IsShared: true },
  // Correct passwords of staff on the web side: the sign-in itself is counted on the other side.
  otherSide: { Account: 60, Minutes: 15, IsShared: true },
  // New calendar addresses: each creates a log row.
  calendar: { Account: 10, Minutes: 60 },
  // Six digits do not withstand a hundred attempts a day for years.
  otpGuess: { Account: 100, Minutes: 24 * 60, IsShared: true },
} as const satisfies Record<string, Limit>;

export type AttemptSubject = {
  kind: keyof typeof LIMITS;
  address: string;
  account?: string;
  /** Replaces the table's limit for an account, where a setting defines it. */
  limit?: number;
};

/** Counts an attempt before it is made; beyond the limit it is refused with ERR_RATE_LIMIT. */
export async function countAttempt(db: Queries, tried: AttemptSubject): Promise<void> {
  const limit: Limit = LIMITS[tried.kind];
  const counters = countersOf(tried, limit);
  const rows = await count(
    db,
    counters.map((counter) => counter.Name),
    limit.Minutes,
  );
  for (const { Name, Most } of counters) {
    const row = rows.find((one) => one.Name === Name);
    if (!row || row.Count <= Most) continue;
    // Only the first refusal is logged, so that a flood does not fill the log.
    if (row.Count === Most + 1)
      await audit(db, {
        AccountId: null,
        Event: 'RATE_LIMIT',
        Object: null,
        Address: tried.address,
        Detail: { Limit: Name },
      });
    const RetryAfter = Math.max(1, Math.ceil(row.Seconds));
    fail('ERR_RATE_LIMIT', { RetryAfter, Params: { minutes: Math.ceil(RetryAfter / 60) } });
  }
}

/** After a successful attempt: resets the account's counter and releases the address's attempt. */
export async function resetAttempts(db: Queries, tried: AttemptSubject): Promise<void> {
  const limit: Limit = LIMITS[tried.kind];
  const counters = countersOf(tried, limit).map(({ Name }) => Name);
  const own = limit.IsShared || !tried.account ? undefined : counters.shift();
  if (own) await db.deleteFrom('Attempt').where('Name', '=', own).execute();
  if (counters.length > 0)
    await db
      .updateTable('Attempt')
      .set({ Count: sql`greatest(count - 1, 0)` })
      .where('Name', 'in', counters)
      .execute();
}

function countersOf(
  { kind, address, account, limit: most }: AttemptSubject,
  limit: Limit,
): { Name: string; Most: number }[] {
  const place = addressRange(address);
  const counters = [];
  if (limit.Account && account) {
    const accountName = limit.IsMailbox ? mailboxOf(account) : account.toLowerCase();
    counters.push({
      Name: limit.IsAccountPerAddress ? `${kind} ${accountName} ${place}` : `${kind} ${accountName}`,
      Most: most ?? limit.Account,
    });
  }
  if (limit.Address) counters.push({ Name: `${kind} from ${place}`, Most: limit.Address });
  return counters;
}

/** Domains of the large provider that ignores dots before the @. */
const WITHOUT_DOTS = /@(?:gmail|googlemail)\.com$/;

/** Normalises an address to its mailbox: what follows a plus sign is ignored by the provider. */
function mailboxOf(address: string): string {
  const plain = address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  if (!WITHOUT_DOTS.test(plain)) return plain;
  return `${plain.slice(0, plain.lastIndexOf('@')).replaceAll('.', '')}@gmail.com`;
}

/** Increments all counters in one statement; a window starts with its first attempt. */
async function count(db: Queries, names: string[], minutes: number) {
  const isOver = sql`attempt.window_started_at <= now() - make_interval(mins => ${minutes})`;
  const { rows } = await sql<{ Name: string; Count: number; Seconds: number }>`
    insert into attempt (name, count, window_started_at)
    values ${sql.join(names.map((name) => sql`(${name}, 1, now())`))}
    on conflict (name) do update set
      count = case when ${isOver} then 1 else attempt.count + 1 end,
      window_started_at = case when ${isOver} then now() else attempt.window_started_at end
    returning name, count,
      extract(epoch from window_started_at + make_interval(mins => ${minutes}) - now())::float8 as seconds`.execute(
    db,
  );
  return rows;
}
