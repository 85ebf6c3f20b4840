/**
 * Stores every injection payload in a portal's records, as the users who may enter them, for the injection
 * test.
 */
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { type Payload, packed, payloadLines, payloads } from '../../support/payloads.ts';
import { type Answer, type Api, signInToApi } from './api.ts';
import { bringToReview, makeApplication, must, type SubmittedApplication } from './make-application.ts';

type Row = Record<string, unknown>;
export type Written = {
  made: SubmittedApplication;
  serviceKey: string;
  teamKey: string;
  conversations: { chat: string; asked: string };
  staffKey: string;
};

/** Stores every payload in as few records as possible, as users with permission to enter them. */
export async function writePayloads(url: string): Promise<Written> {
  const as = async (name: string) => signInToApi(url, `${name}@demo.test`);
  const [client, admin, business, assessor] = await Promise.all([
    as('client'),
    as('admin'),
    as('business'),
    as('assessor'),
  ]);
  const line = payloadLines();
  const three = (limit: number) => ({ EN: line(limit), CHT: line(limit), CHS: line(limit) });
  await names({ client, admin, business }, line, three);
  const made = await application(url, { client, business, assessor }, line);
  const conversations = await conversationRecords(url, { client, admin }, line, three);
  const { serviceKey } = await lists(admin, line, three);
  const { teamKey, staffKey } = await staffRecords(admin, serviceKey, line);
  await content(admin, three);
  return { made, serviceKey, teamKey, staffKey, conversations };
}

type Line = (limit: number) => string;
type Three = (limit: number) => { EN: string; CHT: string; CHS: string };

/** Names of an organisation and of users, which appear on most screens, emails and documents. */
async function names(
  { client, admin, business }: Record<'client' | 'admin' | 'business', Api>,
  line: Line,
  three: Three,
) {
  // Staff enter the organisation's names, because a client with certificates may not change them.
  const { UserKey, FirstName, LastName } = must(await client.get('/user/profile'));
  const Organisation = { OrgName: three(200), BranchName: three(200), RegistrationNo: line(40) };
  must(await admin.post('/user/update', { UserKey, FirstName, LastName, Organisation }));
  for (const one of [client, business]) {
    const { Version, Language } = must(await one.get('/user/profile'));
    const name = { FirstName: line(80), MiddleName: line(80), LastName: line(80) };
    must(await one.post('/user/update/profile', { ...name, Language, Version }));
  }
}

/** Form answers, named files, findings, and internal and shared comments. */
async function application(
  url: string,
  { client, business, assessor }: Record<'client' | 'business' | 'assessor', Api>,
  line: Line,
): Promise<SubmittedApplication> {
  const begun = await makeApplication(url, client);
  const ApplicationKey = begun.key;
  const { Answers } = must(await client.get('/application/form', { ApplicationKey })) as { Answers: Row };
  const hostile = {
    ...Answers,
    LegalName: line(100),
    ScopeRequirement: line(300),
    ContactName: line(80),
    ContactPosition: line(80),
    DeclarantPosition: line(80),
  };
  must(await client.post('/application/save', { ApplicationKey, Answers: hostile }));
  const made = await bringToReview(url, client, begun);
  const texts = packed(4_000);
  for (const Comment of texts) must(await client.post('/comment/save', { ApplicationKey, Comment }));
  for (const [at, Comment] of texts.entries()) {
    const file = await business.upload(
      'document',
      `"><img src=x onerror=xss(${at})>.pdf`,
      samplePdf(`${at}`),
    );
    const body = { ApplicationKey, Comment, IsInternal: at > 0, Attachment: [file] };
    must(await business.post('/comment/save', body));
  }
  const { Points } = must(await assessor.get('/assessment/checklist', { ApplicationKey }));
  const own = (Points as Row[]).filter(({ Step }) => Step === 'ASSESSOR');
  const found = own.map(({ PointKey }, at) => ({
    PointKey,
    Result: 'MINOR',
    Remark: texts[at % texts.length],
  }));
  must(await assessor.post('/assessment/checklist/submission', { ApplicationKey, Answers: found }));
  return made;
}

/** A chat with answers and notes, a public question answered by email, and canned answers. */
async function conversationRecords(
  url: string,
  { client, admin }: Record<'client' | 'admin', Api>,
  line: Line,
  three: Three,
): Promise<Written['conversations']> {
  const texts = packed(4_000);
  let chat = '';
  for (const Text of texts) chat = String(must(await client.post('/chat/send', { Text })).ConversationKey);
  for (const Text of texts) {
    must(await admin.post('/conversation/reply', { ConversationKey: chat, Text }));
    must(await admin.post('/conversation/note', { ConversationKey: chat, Text }));
  }
  await submitContactForm(url, { name: line(120), organisation: line(200), message: texts[0] ?? '' });
  const list = must(await admin.get('/conversation/list', { Source: 'CONTACT', Status: 'SPAM' }))
    .Rows as Row[];
  const enquiryKey = String(list[0]?.ConversationKey);
  must(await admin.post('/conversation/status', { ConversationKey: enquiryKey, Status: 'OPEN' }));
  for (const Text of texts)
    must(await admin.post('/conversation/reply', { ConversationKey: enquiryKey, Text }));
  const save = (textOf: (text: string) => string) => {
    const [EN = '', CHT = '', CHS = ''] = texts.map(textOf);
    return admin.post('/conversation/canned/save', { Title: three(120), Text: { EN, CHT, CHS } });
  };
  // Text in braces must be an existing placeholder.
  const refused = await save((text) => text);
  if (refused.status !== 422) throw new Error('a saved reply accepted unknown placeholders');
  must(await save((text) => text.replace(/[{}]/g, '')));
  return { chat, asked: enquiryKey };
}

async function submitContactForm(url: string, fields: Record<string, string>): Promise<void> {
  const page = await fetch(`${url}/contact`).then((answer) => answer.text());
  const rendered = /name="rendered"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ ...fields, rendered, topic: 'OTHER', email: 'xss@evil-story.test' });
  const answer = await fetch(`${url}/contact`, { method: 'POST', body, redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`the form was refused: ${await answer.text()}`);
}

/** Reference lists, payment settings, an email text and a service. */
async function lists(admin: Api, line: Line, three: Three): Promise<{ serviceKey: string }> {
  must(await admin.post('/assessment/industry/submit', { Code: 'XSS', Name: three(120) }));
  const tag = { TagCode: 'XSS', Name: three(120), Description: three(400) };
  must(await admin.post('/assessment/tag/save', tag));
  const stage = { Step: 'ASSESSOR', TargetDays: 9, Name: three(120), Description: three(400) };
  must(await admin.post('/stage/submit', stage));
  const setting = must(await admin.get('/payment/setting'));
  const Bank = { ...(setting.Bank as Row), BankName: line(100), AccountName: line(100) };
  const Cheque = { Payee: line(100), Address: line(400) };
  const Cash = { Place: line(400) };
  must(await admin.post('/payment/setting', { ...setting, Bank, Cheque, Cash }));

  const [service] = must(await admin.get('/assessment/list')).Rows as Row[];
  const serviceKey = String(service?.ServiceKey);
  must(await admin.post('/assessment/tag/submit', { ServiceKey: serviceKey, TagCode: 'XSS' }));
  if (service?.HasDraft !== true) must(await admin.post('/assessment/draft', { ServiceKey: serviceKey }));
  const { Draft, Version } = must(await admin.get('/assessment/view', { ServiceKey: serviceKey })) as {
    Draft: { Definition: Row };
    Version: number;
  };
  const texts = packed(4_000);
  const localizedText = { EN: texts[0], CHT: texts[1], CHS: texts[2] };
  const hostile = {
    ...Draft.Definition,
    Name: three(200),
    NameExtra: three(200),
    Summary: three(400),
    Description: localizedText,
    WhoFor: { EN: texts[3] ?? texts[2], CHT: texts[1], CHS: texts[0] },
  };
  const ServiceKey = serviceKey;
  const saved = must(await admin.post('/assessment/save', { ServiceKey, Version, Definition: hostile }));
  must(await admin.post('/assessment/publish', { ServiceKey, Version: saved.Version }));
  return { serviceKey };
}

/** A team, and a staff member with absences and conflicts of interest. */
async function staffRecords(admin: Api, serviceKey: string, line: Line) {
  const [member] = must(await admin.get('/user/staff/list', { Role: 'BUSINESS' })).Rows as Row[];
  const team = must(
    await admin.post('/business/team/submit', {
      Name: line(80),
      Description: line(400),
      Members: [{ UserKey: member?.UserKey }],
      ServiceKeys: [serviceKey],
    }),
  );
  const staff = must(
    await admin.post('/user/staff/create', {
      Email: 'xss.staff@evil-story.test',
      FirstName: line(80),
      MiddleName: line(80),
      LastName: line(80),
      UserRoleList: ['ASSESSOR'],
      Absences: [{ From: '2026-12-01', To: '2026-12-09', Remark: line(200) }],
    }),
  );
  return { teamKey: String(team.TeamKey), staffKey: String(staff.UserKey) };
}

/** Website content: texts shown at once are published, those that users must accept remain drafts. */
async function content(admin: Api, three: Three): Promise<void> {
  const all = packed(55_000).join('');
  const html = { EN: `<p>A</p>${all}`, CHT: inTitles(), CHS: inLists() };
  const item = { Key: 'item', Title: three(200), Body: html, Tone: 'WARNING', From: null, Until: null };
  const number = { Key: 'number', Value: '=xss(1)', Label: three(200) };
  const kinds: Record<string, unknown> = {
    TERMS: html,
    PRIVACY: html,
    COOKIES: html,
    FAQ: { Groups: groups(three) },
    HOME: {
      Title: three(200),
      Lead: three(600),
      Blocks: [
        { Key: 'text', Type: 'TEXT', Title: three(200), Body: html },
        { Key: 'numbers', Type: 'NUMBERS', Title: three(200), Numbers: [number] },
      ],
    },
    ANNOUNCEMENTS: { Items: [{ ...item, Audience: 'PUBLIC' }] },
  };
  for (const [Kind, Content] of Object.entries(kinds)) {
    const { Version } = must(await admin.post('/cms/draft/begin', { Kind }));
    const draft = must(await admin.post('/cms/draft/save', { Kind, Version, Content }));
    if (['FAQ', 'HOME', 'ANNOUNCEMENTS'].includes(Kind))
      must(await admin.post('/cms/publish', { Kind, Version: draft.Version, VersionId: 'xss-1' }));
  }
}

const inAttributes = ({ Text }: Payload): string =>
  `<p title="${Text}" class='${Text}'>A</p><a href="${Text}">x</a><img src="${Text}" alt='${Text}'>`;
const inTitles = (): string => payloads.map(({ Text }) => `<p title="${Text}">A</p>`).join('');
const inLists = (): string => `<ul>${payloads.map(({ Text }) => `<li>A ${Text}</li>`).join('')}</ul>`;

/** One answer per payload, so that an unclosed payload cannot swallow the next one. */
function groups(three: Three): Row[] {
  const questions = payloads.map((payload) => ({
    Key: `question-${payload.No}`,
    Title: three(120),
    Answer: {
      EN: `<p>A</p>${payload.Text}`,
      CHT: `<p>A</p>${inAttributes(payload)}`,
      CHS: `<blockquote><p>A ${payload.Text}</p></blockquote>`,
    },
  }));
  return Array.from({ length: Math.ceil(questions.length / 50) }, (_, at) => ({
    Key: `group-${at}`,
    Title: three(200),
    Questions: questions.slice(at * 50, at * 50 + 50),
  }));
}

/** Custom texts allow no markup; payloads without markup are stored unchanged. Returns what was accepted. */
export async function translatePayloads(admin: Api): Promise<{ taken: number; broken: Answer[] }> {
  const { Rows } = must(await admin.get('/translation/list', { PageSize: '10' })) as { Rows: Row[] };
  const [text] = Rows;
  let version = text?.Version;
  const answers: Answer[] = [];
  for (const { Text } of payloads) {
    const CustomText = { EN: Text, CHT: Text, CHS: Text };
    const one = { Key: text?.Key, Version: version, CustomText };
    const answer = await admin.post('/translation/submit', { Texts: [one] });
    if (answer.status === 200) version = (answer.data.Rows as Row[])[0]?.Version;
    answers.push(answer);
  }
  return {
    taken: answers.filter(({ status }) => status === 200).length,
    broken: answers.filter(({ status }) => ![200, 422].includes(status)),
  };
}
