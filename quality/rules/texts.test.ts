/**
 * Checks the text catalogue: three languages, placeholders, singular forms, scripts, and a text for every
 * code.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CERTIFICATE_STATUSES,
  type CertificateStatus,
} from '#modules/applications/applications/rules/certificate-statuses.ts';
import { guards } from '#modules/applications/applications/rules/guards.ts';
import { APPLICATION_STATUSES } from '#modules/applications/applications/rules/statuses.ts';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import { STEPS } from '#modules/catalogue/services/rules/steps.ts';
import type { CertificateLifeFacts } from '#modules/certification/certificates/rules/life-facts.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import type { AccountFacts } from '#modules/identity/accounts/rules/facts.ts';
import { accountGuards } from '#modules/identity/accounts/rules/guards.ts';
import { ACCOUNT_STATUSES, type AccountStatus } from '#modules/identity/accounts/rules/statuses.ts';
import { accountWorkflows } from '#modules/identity/accounts/rules/workflow.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import type { Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import { ERROR_STATUS } from '#platform/common/contract/error.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import type { Texts } from '#platform/common/i18n/language.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import type { Row } from '#platform/common/workflow/types.ts';
import { application } from '../support/rules/application-facts.ts';

const texts = allTexts();

/** Texts without Chinese characters: symbols, numbers and names. */
const WITHOUT_HAN = new Set([
  'MAIL_LINK_HEADING',
  'SET_HELP_BOUNDS',
  'SET_UNIT_MEGABYTES',
  'BANK_DECIDED',
  'CERT_REVISION_OF',
  'CHECK_ANSWERED',
  'DESIGNER_MODE_JSON',
  'DESIGN_ADD_TO',
  'EXPORT_FILTER',
  'EXPORT_FORMAT_CSV',
  'EXPORT_FORMAT_PDF',
  'EXPORT_FORMAT_XLSX',
  'EXPORT_FORMAT_ZIP',
  'EXPORT_PROGRESS',
  'FORM_PERCENT',
  'HISTORY_MOVE',
  'MONEY_VIA_STRIPE',
  'SERVICE_COMMA',
  'SERVICE_FIELD_MachForm',
  'SITE_VERIFY_PDF',
  'STRIPE_SINCE_BY',
]);

/** Texts that explain expressions and patterns and therefore contain literal braces. */
const SHOWS_BRACES = new Set([
  'ERR_FORM_EXPRESSION',
  'ERR_FORM_PATTERN_SLOW',
  'EXPRESSION_HINT',
  'PROPERTY_HINT_templateTitle',
  'VALIDATOR_EXPRESSION_HINT',
  'VALIDATOR_PATTERN_HINT',
]);

/** Texts with a number that is always greater than one. */
const NEVER_ONE = [
  'EXPORT_ROWS_CAPPED',
  'LIST_TOTAL_CAPPED',
  'REASON_DISCARD_LIMIT',
  'REASON_DRAFT_LIMIT',
  'SANDBOX_CVC_WRONG',
  'SITE_MANY_TOO_MANY',
  'SITE_SEARCH_FOUND_MORE',
];

/** Contains both scripts on purpose, to show that a search in one finds the other. */
const SHOWS_BOTH = 'SITE_SCRIPTS';

/** Character pairs that differ between the scripts, traditional before simplified. */
const PAIRS =
  '證证請请審审評评現现時时項项選选擇择員员類类別别檔档電电郵邮網网間间動动開开關关單单錄录報报編编號号稱称議议計计記记設设許许認认語语說说讀读調调談谈變变貨货費费資资負负責责貼贴質质財财購购贊赞轉转輸输這这過过還还進进達达遠远連连適适選选遲迟邊边鐘钟錯错鍵键門门問问閱阅隊队際际難难頁页須须預预領领題题願愿顯显風风飛飞體体點点應应將将專专對对導导屬属層层師师帳帐幣币幾几庫库廢废張张強强當当後后從从復复態态慮虑懷怀戶户執执換换據据數数斷断於于會会書书東东條条構构標标權权欄栏歡欢歷历殘残氣气決决沒没減减測测滿满無无營营爲为獨独獲获獻献環环產产畫画異异發发盡尽監监確确禮礼種种穩稳筆笔節节範范簡简簽签約约級级終终組组結结統统經经維维緊紧線线緩缓縮缩總总績绩聯联聲声職职腦脑與与舊旧術术衛卫補补裝装規规視视覺觉觀观';

type AccountRow = Row<AccountStatus, AccountFacts>;

const every = Object.entries(texts as Texts);
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();
const named = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}${name}`);
const missing = (keys: readonly string[]) => [...new Set(keys)].filter((key) => !Object.hasOwn(texts, key));

describe('every text', () => {
  it('is written in all three languages', () => {
    const bad = every.filter(([, row]) => row.length !== 3 || row.some((text) => text.trim() === ''));
    expect(bad).toEqual([]);
  });

  it('has the same {{placeholders}} in all three', () => {
    const bad = every.filter(([, [en, cht, chs]]) => {
      const expected = [...new Set(placeholders(en))].join();
      return [cht, chs].some((text) => [...new Set(placeholders(text))].join() !== expected);
    });
    expect(bad).toEqual([]);
  });

  it('has a singular where it counts something', () => {
    const counted = /\{\{(count|days|minutes|hours|total)\}\} (?:[a-z-]+ ){0,2}[a-z]+s\b/;
    const plural = every.filter(([key, [en]]) => !key.endsWith('_ONE') && counted.test(en));
    const without = plural.map(([key]) => key).filter((key) => !Object.hasOwn(texts, `${key}_ONE`));
    expect(without.toSorted()).toEqual([...NEVER_ONE].toSorted());
  });

  it('has no brace that is not a placeholder', () => {
    const braced = every.filter(([, row]) =>
      row.some((text) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''))),
    );
    expect(braced.map(([key]) => key).toSorted()).toEqual([...SHOWS_BRACES].toSorted());
  });

  it('is Chinese where it should be', () => {
    const copied = every.filter(
      ([, [, cht, chs]]) => ![cht, chs].every((text) => /\p{Script=Han}/u.test(text)),
    );
    expect(copied.map(([key]) => key).filter((key) => !WITHOUT_HAN.has(key))).toEqual([]);
    expect([...WITHOUT_HAN].filter((key) => !copied.some(([copy]) => copy === key))).toEqual([]);
  });

  it('has no Chinese in English, and no other script in either Chinese', () => {
    expect(every.filter(([key, [en]]) => /\p{Script=Han}/u.test(en) && key !== SHOWS_BOTH)).toEqual([]);
    const traditional = new Set([...PAIRS].filter((_, at) => at % 2 === 0));
    const simplified = new Set([...PAIRS].filter((_, at) => at % 2 === 1));
    const isMixed = ([cht, chs]: [string, string]) =>
      [...cht].some((sign) => simplified.has(sign)) || [...chs].some((sign) => traditional.has(sign));
    const wrong = every.filter(([key, [, cht, chs]]) => key !== SHOWS_BOTH && isMixed([cht, chs]));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('calls the checklist 檢查表 and 检查表, its items 檢查項目 and 检查项, and nothing else', () => {
    const others =
      /核對(表|項目|要點)|核对(表|项目|要点)|核對清單|檢查清單|查核清單|核对清单|检查清单|核查清单/;
    expect(every.filter(([, row]) => row.some((text) => others.test(text)))).toEqual([]);
    // If the English text mentions a checklist, both Chinese texts must do so.
    const about = every.filter(([, [en]]) => /checklist/i.test(en));
    const isSo = ([, [, cht, chs]]: (typeof every)[number]) =>
      /檢查(表|項目)/.test(cht) && /检查(表|项)/.test(chs);
    expect(about.filter((row) => !isSo(row))).toEqual([]);
    expect(about.length).toBeGreaterThan(10);
  });

  it('is in one file only, which is part of the catalogue', async () => {
    const root = join(import.meta.dirname, '../..');
    const files = ['platform', 'modules'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    );
    const keys: string[] = [];
    for (const file of files.filter((name) => /\/texts\/[^/]*\.ts$/.test(name))) {
      const found = (await import(join(root, file))) as Record<string, object>;
      for (const [name, rows] of Object.entries(found))
        if (name.endsWith('Texts')) keys.push(...Object.keys(rows));
    }
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.toSorted()).toEqual(Object.keys(texts).toSorted());
  });
});

describe('everything with a name has its text', () => {
  const rows = Object.values(applicationWorkflow.Rows);
  const accountRows = Object.values(accountWorkflows).flatMap(({ Rows }) => Object.values<AccountRow>(Rows));

  it('reasons and errors', () => {
    expect(
      missing(['REASON_ROLE', 'REASON_STATUS', ...Object.values(guards).map((guard) => guard.Code)]),
    ).toEqual([]);
    expect(missing(Object.values(accountGuards).map((guard) => guard.Code))).toEqual([]);
    expect(missing(Object.keys(ERROR_STATUS))).toEqual([]);
  });

  it('buttons, at every step and in every round', () => {
    const labels = rows.flatMap(({ Ui: { Label } }) =>
      typeof Label === 'string'
        ? [Label]
        : [null, ...STEPS].flatMap((CurrentStep) =>
            [1, 2].map((Round) => Label({ ...application, CurrentStep, Round })),
          ),
    );
    expect(missing(labels)).toEqual([]);
  });

  it('buttons, questions and answers of accounts, and what an account is', () => {
    const messages = accountRows.flatMap((row) => [
      String(row.Ui.Label),
      row.Success,
      row.Ui.Means ?? row.Success,
    ]);
    expect(missing(messages)).toEqual([]);
    const shown = ACCOUNT_STATUSES.filter((status) => status !== 'NONE');
    expect(missing(named('ACCOUNT_STATUS_', shown))).toEqual([]);
  });

  it('questions, answers and dialog fields', () => {
    expect(
      missing(
        rows.flatMap((row) => [row.Success, row.Ui.Confirm ?? row.Success, row.Ui.Means ?? row.Success]),
      ),
    ).toEqual([]);
    const fields = rows.flatMap((row) => row.Ui.Fields ?? []);
    expect(
      missing(
        named(
          'FIELD_',
          fields.map((field) => field.Field),
        ),
      ),
    ).toEqual([]);
    expect(missing(fields.flatMap((field) => Object.values(field.Options ?? {})))).toEqual([]);
  });

  it('statuses, steps, types and roles', () => {
    expect(missing(named('STATUS_', APPLICATION_STATUSES))).toEqual([]);
    expect(missing([...named('STEP_', STEPS), ...named('DONE_', STEPS), ...named('DOES_', STEPS)])).toEqual(
      [],
    );
    expect(missing(named('TYPE_', ASSESSMENT_TYPES))).toEqual([]);
    expect(missing(named('KIND_', ['CERTIFICATE', 'STATEMENT']))).toEqual([]);
    expect(missing(named('ROLE_', ROLES))).toEqual([]);
    expect(missing(named('CERT_STATUS_', CERTIFICATE_STATUSES))).toEqual([]);
  });

  it('texts before and after an action on a certificate', () => {
    const messages = Object.values<Row<CertificateStatus, CertificateLifeFacts>>(
      certificateWorkflow.Rows,
    ).flatMap(({ Ui, Success }) => [String(Ui.Label), Ui.Means ?? Success, Ui.Confirm ?? Success, Success]);
    expect(missing(messages)).toEqual([]);
  });

  it('screens and menu entries', () => {
    const all = Object.values<Screen>(screens);
    expect(
      missing(all.flatMap((screen) => [screen.Title, ...(screen.Menu ? [screen.Menu.Label] : [])])),
    ).toEqual([]);
  });
});
