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
  /** The account is an email address that messages are sent to. */
  IsMailbox?: true;
  /** A success releases only its own attempt and not earlier ones. */
  IsShared?: true;
};

/** How many tries in how many minutes. Kept in PostgreSQL, so that they hold over all processes. */
const LIMITS = {
  // Per account *and* address: a stranger's guesses cannot lock the owner out elsewhere.
  login: { Account: 10, Address: 100, Minutes: 15, IsAccountPerAddress: true },
  // One account from all addresses, against callers with ten thousand addresses; beyond it: `count-sign-in-attempt.ts`.
  guess: { Account: 100, Minutes: 24 * 60, IsShared: true },
  // Per mailbox, regardless of the caller: no mailbox is flooded.
  register: { Account: 6, Address: 60, Minutes: 60, IsMailbox: true },
  mail: { Account: 6, Address: 60, Minutes: 60, IsMailbox: true },
  // What one client sends to people who never asked: its name appears in those emails.
  invitation: { Account: 30, Minutes: 60 },
  // Per mailbox, where staff make accounts: many a day are fine, many to one address are not.
  mailbox: { Account: 6, Minutes: 60, IsMailbox: true },
  // Emails that administrators send to themselves to try out texts.
  testMail: { Account: 20, Minutes: 60 },
  code: { Address: 60, Minutes: 15 },
  password: { Account: 10, Minutes: 15 },
  // The archive of everything stored about a person: expensive to build, and rarely needed.
  data: { Account: 5, Minutes: 24 * 60 },
  // A certificate's whole file, packed: the same, for the work of a day before an audit.
  accreditationFile: { Account: 60, Minutes: 60 },
  // Going to the identity provider, coming back and trading the code: a whole office behind one address does it at nine.
  provider: { Address: 600, Minutes: 15 },
  // Two calls for each sign-in, shared by a whole office; keys cannot be guessed.
  passkey: { Address: 600, Minutes: 15 },
  // Step-up while signed in: the same limits as at sign-in, counted separately.
  stepUp: { Account: 10, Address: 100, Minutes: 15, IsAccountPerAddress: true },
  // New secrets for an authenticator: each is generated and encrypted, and no one sets one up twenty times.
  authenticator: { Account: 20, Minutes: 60 },
  // Entries of forms that are filled in elsewhere come from one server; what guesses its secret is counted apart.
  callback: { Address: 3_000, Minutes: 15 },
  callbackSecret: { Address: 30, Minutes: 15 },
  // The same of the messages of a payment provider; those with the right signature are never counted.
  webhookSecret: { Address: 60, Minutes: 15 },
  // Test cards on the sandbox's page, which is open to anyone with the address.
  sandbox: { Address: 300, Minutes: 15 },
  // Following a certificate sends an email to an address that was typed in.
  follow: { Account: 6, Address: 30, Minutes: 60, IsMailbox: true },
  // What one person says of applications in an hour; a script that floods a file is stopped.
  comment: { Account: 60, Minutes: 60 },
  // Questions of anonymous visitors: each is confirmed to an address that was typed in.
  contact: { Account: 5, Address: 30, Minutes: 60, IsMailbox: true },
  // Files of one person in an hour: the papers of a whole scheme, and not a disk.
  upload: { Account: 240, Minutes: 60 },
  // Messages of one person to the staff; no one types faster for long.
  chat: { Account: 60, Minutes: 10 },
  // Up to a thousand numbers in one request; a whole office shares an address.
  bulkCheck: { Address: 60, Minutes: 15 },
  // Pages that holders of a printed code download: each writes a line to a log that is kept permanently.
  page: { Address: 300, Minutes: 15 },
  // Codes of one account from one place, and from everywhere: only who has the password gets here.
  otpHere: { Account: 20, Minutes: 15, IsAccountPerAddress: true },
  otp: { Account: 20, Minutes: 15 },
  // Calls that evaluate a form (save, submit, validate, answers): several times what the form's own saving makes. A tenth
  // of ACCOUNT_CALL_LIMIT (`application/count-form-call.ts`), which is this with the default setting.
  form: { Account: 60, Minutes: 1 },
  // Right sign-ins: each is a row of the log and a session.
  signIn: { Account: 60, Minutes: 15, IsShared: true },
  // Right proofs in the middle of a session: each is a row of the log, and holds for ten minutes.
  proof: { Account: 60, Minutes: 15, IsShared: true },
  // Right passwords of staff on the web side: the sign-in itself is counted on the other one.
  otherSide: { Account: 60, Minutes: 15, IsShared: true },
  // New addresses of a calendar: each is a row of the log.
  calendar: { Account: 10, Minutes: 60 },
  // Six digits do not withstand a hundred tries a day for years.
  otpGuess: { Account: 100, Minutes: 24 * 60, IsShared: true },
} as const satisfies Record<string, Limit>;

export type AttemptSubject = {
  kind: keyof typeof LIMITS;
  address: string;
  account?: string;
  /** In place of the table's number for an account, where a setting says how many. */
  limit?: number;
};

/** Counts a try, before it is made; beyond the limit it is refused with ERR_RATE_LIMIT. */
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
    // The first refusal is enough for the log; a flood must not fill it.
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

/** A try that went well: the account starts again from nothing, and the address gets this try back. */
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
    const who = limit.IsMailbox ? mailboxOf(account) : account.toLowerCase();
    counters.push({
      Name: limit.IsAccountPerAddress ? `${kind} ${who} ${place}` : `${kind} ${who}`,
      Most: most ?? limit.Account,
    });
  }
  if (limit.Address) counters.push({ Name: `${kind} from ${place}`, Most: limit.Address });
  return counters;
}

/** Domains of the one large provider that reads no dots before the @. */
const WITHOUT_DOTS = /@(?:gmail|googlemail)\.com$/;

/** What follows a plus sign is the owner's own note to themselves: all such addresses are one mailbox. */
function mailboxOf(address: string): string {
  const plain = address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  if (!WITHOUT_DOTS.test(plain)) return plain;
  return `${plain.slice(0, plain.lastIndexOf('@')).replaceAll('.', '')}@gmail.com`;
}

/** All counters in one statement; a window begins with its first try. */
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
