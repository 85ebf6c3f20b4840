/** Every list definition has its texts in three languages, and one without them does not compile. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { applicationList } from '#modules/applications/applications/rules/application-list.ts';
import { nonconformityList } from '#modules/applications/nonconformities/rules/nonconformity-list.ts';
import { workloadList } from '#modules/applications/workload/rules/workload-list.ts';
import { debtorList } from '#modules/billing/finance-reports/rules/debtor-list.ts';
import { movementList } from '#modules/billing/finance-reports/rules/movement-list.ts';
import { invoiceList } from '#modules/billing/invoices/rules/invoice-list.ts';
import { countryList } from '#modules/catalogue/reference-data/rules/country-list.ts';
import { certificateList } from '#modules/certification/certificates/rules/certificate-list.ts';
import { scheduleList } from '#modules/certification/cycles/rules/schedule-list.ts';
import { decisionList } from '#modules/certification/decisions/rules/decision-list.ts';
import { proposalList } from '#modules/certification/decisions/rules/proposals/list.ts';
import { clientList, staffList, subList } from '#modules/identity/accounts/rules/account-lists.ts';
import { exceptionList, logList } from '#modules/operations/event-log/rules/log-lists.ts';
import { jobList, mailList } from '#modules/operations/event-log/rules/operator-lists.ts';
import { textList } from '#modules/public/translations/rules/text-list.ts';
import { inboxList } from '#modules/support/conversations/rules/inbox-list.ts';
import type { ExportList } from '#platform/common/exports/lists.ts';
import { exportLists } from '#platform/common/exports/lists.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { builtInText } from '#platform/common/i18n/texts.ts';
import type { FileRow, ListColumn } from '#platform/common/lists/columns.ts';
import { defineList, type ListDefinition } from '#platform/common/lists/define-list.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import { type CodeText, filter, flag, oneOf } from '#platform/common/lists/filters.ts';

const lists = {
  APPLICATIONS: applicationList,
  CERTIFICATES: certificateList,
  INVOICES: invoiceList,
  MOVEMENTS: movementList,
  DEBTORS: debtorList,
  NONCONFORMITIES: nonconformityList,
  CLIENTS: clientList,
  SUBS: subList,
  STAFF: staffList,
  SCHEDULE: scheduleList,
  WORKLOAD: workloadList,
  DECISIONS: decisionList,
  PROPOSALS: proposalList,
  COUNTRIES: countryList,
  TRANSLATIONS: textList,
  LOGS: logList,
  EXCEPTIONS: exceptionList,
  EMAILS: mailList,
  JOBS: jobList,
  INBOX: inboxList,
} satisfies Record<ExportList, ListDefinition>;

const isWritten = (key: string): boolean =>
  LANGUAGES.every((_, at) => (builtInText(key)?.[at] ?? '').trim() !== '');
const keyOf = (text: CodeText): string => (typeof text === 'string' ? text : text[0]);

describe.each(Object.entries<ListDefinition>(lists))('%s', (_name, { Filters, Columns }) => {
  it('has a label in three languages for every filter and column', () => {
    const labels = [...Object.values(Filters), ...Object.values(Columns)].map(({ Label }) => Label);
    expect(labels.filter((label) => !isWritten(label))).toEqual([]);
  });

  it('names every value of its filters', () => {
    const keys = Object.values(Filters).flatMap(({ Value }) => {
      if (Value.Kind === 'FLAG') return Value.Yes ?? [];
      return Value.Kind === 'CODES' ? Value.Codes().map((code) => keyOf(Value.Text(code))) : [];
    });
    expect(keys.filter((key) => !isWritten(key))).toEqual([]);
  });

  it('shows what only a file has as a column in a column of the screen', () => {
    const columns = Object.values<ListColumn>(Columns);
    const wrong = columns.filter(({ With }) => With && (!Columns[With] || Columns[With].With));
    expect(wrong).toEqual([]);
  });
});

it('covers every list that can be exported', () => {
  expect(Object.keys(lists).toSorted()).toEqual([...exportLists()].toSorted());
});

const colours = defineList({
  Filters: {
    Kind: oneOf({ Label: 'CERT_LIST_KIND', Codes: ['CERTIFICATE', 'STATEMENT'], Texts: 'KIND_' }),
    IsOverdue: flag('INVOICE_FILTER_OVERDUE'),
  },
  Columns: {
    no: { Label: 'CERT_LIST_NO', Kind: 'TEXT', Sort: 'No' },
    issued: { Label: 'INVOICE_LIST_ISSUED', Kind: 'DATE', Only: 'FILE' },
    actions: { Label: 'ACTION_BAR', Kind: 'TEXT', Only: 'SCREEN' },
  },
  Sorts: ['At'],
});

describe('a list definition', () => {
  it('gives the query of its route', () => {
    expect(colours.Query.parse({ Kind: 'STATEMENT', IsOverdue: 'true', Sort: '-No' })).toEqual({
      Page: 1,
      PageSize: 10,
      Kind: 'STATEMENT',
      IsOverdue: true,
      Sort: '-No',
    });
    expect(colours.Query.safeParse({ Kind: 'OTHER' }).success).toBe(false);
    expect(colours.Query.safeParse({ Sort: 'issued' }).success).toBe(false);
    expect(colours.Query.safeParse({ Colour: 'RED' }).success).toBe(false);
  });

  it('calls a condition once that serves several filters, and only for those that are set', () => {
    const both = (_: unknown, { Kind, IsOverdue }: { Kind?: string; IsOverdue?: boolean }) =>
      `${Kind} ${IsOverdue}`;
    const conditions = { Kind: both, IsOverdue: both };
    expect(conditionsOf<typeof colours, string>({ Kind: 'STATEMENT', IsOverdue: false }, conditions)).toEqual(
      ['STATEMENT false'],
    );
    expect(conditionsOf<typeof colours, string>({}, conditions)).toEqual([]);
  });

  it('does not compile without label, text or condition', () => {
    const Schema = z.string().optional();
    // @ts-expect-error no label
    filter({ Schema, Value: { Kind: 'TEXT' } });
    // @ts-expect-error the label is no text
    filter({ Schema, Label: 'NO_SUCH_TEXT', Value: { Kind: 'TEXT' } });
    // @ts-expect-error it is not stated how its value is named
    filter({ Schema, Label: 'CERT_LIST_NO' });
    // @ts-expect-error KIND_OTHER is no text
    oneOf({ Label: 'CERT_LIST_KIND', Codes: ['CERTIFICATE', 'OTHER'], Texts: 'KIND_' });
    // @ts-expect-error the column has no label
    defineList({ Filters: {}, Columns: { no: { Kind: 'TEXT' } } });
    // @ts-expect-error IsOverdue has no condition
    conditionsOf<typeof colours, string>({}, { Kind: () => null });
    // @ts-expect-error the file has no value for `issued`
    const row: FileRow<typeof colours> = { no: '1' };
    expect(row.no).toBe('1');
    expectTypeOf<keyof FileRow<typeof colours>>().toEqualTypeOf<'no' | 'issued'>();
    expectTypeOf(colours.Sorts).toEqualTypeOf<('No' | 'At')[]>();
  });
});
