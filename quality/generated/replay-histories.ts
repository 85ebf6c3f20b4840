/**
 * Replays all recorded histories of a portal against the workflow tables: each status change is a row, or an automatic row,
 * of its table from that status, and each record continues where its last change ended. Returns what contradicts them.
 */
import { applicationTransitions } from '#modules/applications/applications/rules/automatic.ts';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import { INVOICE_TRANSITIONS } from '#modules/billing/invoices/rules/transitions.ts';
import { serviceWorkflow } from '#modules/catalogue/services/rules/workflow.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import { accountWorkflows } from '#modules/identity/accounts/rules/workflow.ts';
import { conversationWorkflow } from '#modules/support/conversations/rules/workflow.ts';
import { targetsOf } from '#platform/common/workflow/targets.ts';
import type { Targets } from '#platform/common/workflow/types.ts';
import type { GeneratedPortal } from './generated-portal.ts';

type Move = { From: readonly string[]; To: Targets<string> };
type Moves = Readonly<Record<string, Move>>;
type Table = { Rows: object; Automatic?: object };

export type Replayed = { wrong: string[]; counts: Readonly<Record<string, number>> };

const movesOf = ({ Rows, Automatic = {} }: Table): Moves => ({ ...Rows, ...Automatic }) as Moves;

const isMove = (move: Move | undefined, from: string, to: string): boolean =>
  move?.From.includes(from) === true &&
  targetsOf<string>(move, from).some((target) => (target === 'SAME' ? from : target) === to);

/** Replays every kind of record. */
export async function replayHistories(portal: GeneratedPortal): Promise<Replayed> {
  const kinds = {
    applications: await applicationChanges(portal),
    certificates: await certificateChanges(portal),
    invoices: await invoiceChanges(portal),
    logged: await loggedChanges(portal),
  };
  return {
    wrong: Object.values(kinds).flatMap(({ wrong }) => wrong),
    counts: Object.fromEntries(Object.entries(kinds).map(([kind, { count }]) => [kind, count])),
  };
}

type Found = { wrong: string[]; count: number };
type Step = { Record: string; Name: string; From: string | null; To: string };

/** Each history is unbroken and ends in the record's status. */
function unbroken(steps: readonly Step[], now: ReadonlyMap<string, string>): string[] {
  return [...Map.groupBy(steps, ({ Record }) => Record)].flatMap(([record, own]) => [
    ...own.flatMap(({ From, Name }, at) => {
      const before = own[at - 1]?.To;
      return before === undefined || before === From
        ? []
        : [`${record}: ${Name} starts at ${From}, not ${before}`];
    }),
    ...(own.at(-1)?.To === now.get(record)
      ? []
      : [`${record} is ${now.get(record)}, and its history ends elsewhere`]),
  ]);
}

async function applicationChanges({ db }: GeneratedPortal): Promise<Found> {
  const rows = await db
    .selectFrom('ApplicationHistory')
    .innerJoin('Application', 'Application.Id', 'ApplicationHistory.ApplicationId')
    .select([
      'Application.ApplicationKey',
      'Application.ApplicationStatusCode',
      'ApplicationHistory.AccountId',
    ])
    .select(['ApplicationHistory.Action', 'ApplicationHistory.FromStatus', 'ApplicationHistory.ToStatus'])
    .orderBy('ApplicationHistory.ApplicationId')
    .orderBy('ApplicationHistory.Version')
    .execute();
  const moves = movesOf(applicationWorkflow);
  const steps = rows.map(
    (row): Step => ({ Record: row.ApplicationKey, Name: row.Action, From: row.FromStatus, To: row.ToStatus }),
  );
  // What a provider reports about a payment is in the history, and changes no status of the application.
  const isOfProvider = (action: string): boolean => action.startsWith('ONLINE_');
  const isKnown = ({ Action, FromStatus: from, ToStatus: to, AccountId }: (typeof rows)[number]): boolean =>
    // A cycle's next application starts waiting; its entry names the action that created it.
    (Action === 'GENERATE_CYCLE' &&
      from === 'NONE' &&
      (applicationWorkflow.Initial as readonly string[]).includes(to)) ||
    isMove(moves[Action], from, to) ||
    (isOfProvider(Action) && from === to) ||
    (AccountId === null &&
      Action === 'CANCEL' &&
      isMove(applicationTransitions.CANCEL_WITH_CERTIFICATE, from, to));
  return {
    count: rows.length,
    wrong: [
      ...rows
        .filter((row) => !isKnown(row))
        .map(
          (row) =>
            `application ${row.ApplicationKey}: ${row.Action} from ${row.FromStatus} to ${row.ToStatus}`,
        ),
      ...unbroken(steps, new Map(rows.map((row) => [row.ApplicationKey, row.ApplicationStatusCode]))),
    ],
  };
}

async function certificateChanges({ db }: GeneratedPortal): Promise<Found> {
  const rows = await db
    .selectFrom('CertificateEvent')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateEvent.CertificateId')
    .select(['Certificate.CertificateNo', 'Certificate.CertificateStatusCode'])
    .select(['CertificateEvent.Event', 'CertificateEvent.FromStatus', 'CertificateEvent.ToStatus'])
    .orderBy('CertificateEvent.CertificateId')
    .orderBy('CertificateEvent.Seq')
    .execute();
  const moves = Object.values(movesOf(certificateWorkflow));
  const isKnown = ({ FromStatus: from, ToStatus: to }: (typeof rows)[number]): boolean =>
    from === null
      ? certificateWorkflow.Initial.includes(to)
      : from === to || moves.some((move) => isMove(move, from, to));
  const steps = rows.map(
    (row): Step => ({ Record: row.CertificateNo, Name: row.Event, From: row.FromStatus, To: row.ToStatus }),
  );
  return {
    count: rows.length,
    wrong: [
      ...rows
        .filter((row) => !isKnown(row))
        .map(
          (row) => `certificate ${row.CertificateNo}: ${row.Event} from ${row.FromStatus} to ${row.ToStatus}`,
        ),
      ...unbroken(steps, new Map(rows.map((row) => [row.CertificateNo, row.CertificateStatusCode]))),
    ],
  };
}

async function invoiceChanges({ db }: GeneratedPortal): Promise<Found> {
  const rows = await db
    .selectFrom('InvoiceEvent')
    .innerJoin('Invoice', 'Invoice.Id', 'InvoiceEvent.InvoiceId')
    .select(['Invoice.InvoiceNo', 'Invoice.Status'])
    .select(['InvoiceEvent.Event', 'InvoiceEvent.FromStatus', 'InvoiceEvent.ToStatus'])
    .orderBy('InvoiceEvent.InvoiceId')
    .orderBy('InvoiceEvent.Seq')
    .execute();
  const transitions = INVOICE_TRANSITIONS as Readonly<
    Record<string, { From: readonly string[]; To: readonly string[] }>
  >;
  const isKnown = ({ Event, FromStatus: from, ToStatus: to }: (typeof rows)[number]): boolean => {
    const transition = transitions[Event];
    if (transition) return transition.From.includes(from) && transition.To.includes(to);
    // Other entries, such as a payment that was only started, change no status, except reports of a provider.
    const reported = transitions[Event === 'ONLINE_VOIDED' ? 'PROVIDER_VOIDED' : 'PROVIDER_PAID'];
    const isReport = Event.startsWith('ONLINE_') && reported?.From.includes(from) && reported.To.includes(to);
    return from === to || isReport === true;
  };
  const steps = rows.map(
    (row): Step => ({ Record: row.InvoiceNo, Name: row.Event, From: row.FromStatus, To: row.ToStatus }),
  );
  return {
    count: rows.length,
    wrong: [
      ...rows
        .filter((row) => !isKnown(row))
        .map((row) => `invoice ${row.InvoiceNo}: ${row.Event} from ${row.FromStatus} to ${row.ToStatus}`),
      ...unbroken(steps, new Map(rows.map((row) => [row.InvoiceNo, row.Status]))),
    ],
  };
}

type Detail = { Kind?: string; Before?: Record<string, string>; After?: Record<string, string> } | null;

/** Tables whose changes are recorded in the event log only, and certificates once more with the name of the action. */
const LOGGED: readonly { Prefix: string; Column: string; table: (detail: Detail) => Table | undefined }[] = [
  { Prefix: 'CERTIFICATE_', Column: 'CertificateStatusCode', table: () => certificateWorkflow },
  {
    Prefix: 'ACCOUNT_',
    Column: 'Status',
    table: (detail) => accountWorkflows[detail?.Kind as keyof typeof accountWorkflows],
  },
  { Prefix: 'SERVICE_', Column: 'Status', table: () => serviceWorkflow },
  { Prefix: 'CONVERSATION_', Column: 'Status', table: () => conversationWorkflow },
];

async function loggedChanges({ db }: GeneratedPortal): Promise<Found> {
  const rows = await db.selectFrom('Audit').select(['Event', 'Object', 'Detail']).orderBy('Id').execute();
  const changes = rows.flatMap((row) => {
    const detail = row.Detail as Detail;
    const kind = LOGGED.find(({ Prefix }) => row.Event.startsWith(Prefix));
    const from = kind && detail?.Before?.[kind.Column];
    const to = kind && detail?.After?.[kind.Column];
    const table = kind?.table(detail);
    if (!kind || !table || from === undefined || to === undefined) return [];
    const name = row.Event.slice(kind.Prefix.length);
    return [
      {
        text: `${row.Object}: ${row.Event} from ${from} to ${to}`,
        isKnown: isMove(movesOf(table)[name], from, to),
      },
    ];
  });
  return { count: changes.length, wrong: changes.filter(({ isKnown }) => !isKnown).map(({ text }) => text) };
}
