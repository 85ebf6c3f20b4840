/** Demo data: questions from the public contact form, and canned answers. */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import type { ContactTopic, Suspicion } from '../../rules/index.ts';
import { addMessage } from '../add-message.ts';
import { markMailed } from '../mark-mailed.ts';
import { startConversation } from '../start-conversation.ts';
import { changeConversation } from '../write-conversation.ts';

type SeededQuestion = {
  Name: string;
  Email: string;
  Organisation: string;
  Language: Language;
  Topic: ContactTopic;
  Suspicions?: Suspicion[];
  hoursAgo: number;
  Text: string;
  /** The staff member who answered, and the answer. */
  Answer?: { who: string; Text: string };
  Note?: { who: string; Text: string };
};

const QUESTIONS: readonly SeededQuestion[] = [
  {
    ...{ Name: 'Priya Raman', Email: 'priya@northpier.example', Organisation: 'North Pier Logistics' },
    ...{ Language: 'EN', Topic: 'CERTIFICATION', hoursAgo: 2 },
    Text: 'We have two warehouses, in Kwai Chung and in Shenzhen, and would like to have our quality management certified by next summer.\n\nCould one certificate cover both sites, and what would it cost?',
    Note: { who: 'business', Text: 'Two sites in two places: ask scheduling about travel before quoting.' },
  },
  {
    ...{ Name: '何嘉欣', Email: 'karen.ho@lantau.example', Organisation: '大嶼山酒店集團' },
    ...{ Language: 'CHT', Topic: 'CERTIFICATE', hoursAgo: 26 },
    Text: '你好，我們在核對供應商資料時，看到一張證書顯示為「暫停」。\n請問暫停期間該供應商可否繼續使用認證標誌？',
  },
  {
    ...{ Name: '周子涵', Email: 'zihan@pearl.example', Organisation: '珠江绿色科技' },
    ...{ Language: 'CHS', Topic: 'PAYMENT', hoursAgo: 50 },
    Text: '我们上周已通过银行转账支付账单，请问什么时候可以收到收据？',
    Answer: { who: 'finance', Text: '您好，款项已于昨日核对入账，收据已发送到贵司的登记邮箱。' },
  },
  {
    ...{ Name: 'Ranking Experts', Email: 'offer@seo.example', Organisation: '' },
    ...{ Language: 'EN', Topic: 'OTHER', hoursAgo: 30, Suspicions: ['MANY_LINKS', 'TOO_QUICK'] },
    Text: 'Be number one! http://seo.example/a http://seo.example/b http://seo.example/c http://seo.example/d',
  },
];

const CANNED: readonly { Title: Localized; Text: Localized }[] = [
  {
    Title: { EN: 'How to apply', CHT: '如何申請', CHS: '如何申请' },
    Text: {
      EN: 'Dear {{Name}},\n\nthank you for your interest. Please register on our portal and choose the service; the form is saved automatically, and we check it within five working days.\n\nYour reference: {{ConversationNo}}',
      CHT: '{{Name}}：\n\n多謝查詢。請在本系統登記並選擇服務；表格會自動儲存，我們會在五個工作天內完成資料核對。\n\n參考編號：{{ConversationNo}}',
      CHS: '{{Name}}：\n\n感谢咨询。请在本系统注册并选择服务；表单会自动保存，我们会在五个工作日内完成资料核对。\n\n参考编号：{{ConversationNo}}',
    },
  },
  {
    Title: { EN: 'Verifying a certificate', CHT: '查核證書', CHS: '查验证书' },
    Text: {
      EN: 'Dear {{Name}},\n\nour register shows the status of every certificate at any moment: enter its number, or scan the code on the document. While a certificate is suspended, its holder must not claim to be certified.',
      CHT: '{{Name}}：\n\n我們的登記冊隨時顯示每張證書的狀態：輸入證書編號，或掃描文件上的二維碼即可。證書暫停期間，持證機構不得宣稱獲得認證。',
      CHS: '{{Name}}：\n\n我们的名录随时显示每张证书的状态：输入证书编号，或扫描文件上的二维码即可。证书暂停期间，获证组织不得宣称获得认证。',
    },
  },
  {
    Title: { EN: 'Complaint received', CHT: '已收到投訴', CHS: '已收到投诉' },
    Text: {
      EN: 'Dear {{Name}},\n\nwe have received your complaint ({{ConversationNo}}). A person who was not involved in the matter handles it, and we will inform you of the outcome.',
      CHT: '{{Name}}：\n\n我們已收到你的投訴（{{ConversationNo}}），並會交由沒有參與有關事項的人員處理，結果將另行通知。',
      CHS: '{{Name}}：\n\n我们已收到您的投诉（{{ConversationNo}}），并会交由未参与有关事项的人员处理，结果将另行通知。',
    },
  },
];

/**
 * Creates questions in three languages, one of them spam, and canned answers. No notifications or emails are
 * sent.
 */
async function seedConversations(tx: Tx, now: Date): Promise<void> {
  for (const question of QUESTIONS) await seedQuestion(tx, question, now);
  for (const { Title, Text } of CANNED)
    await tx
      .insertInto('CannedAnswer')
      .values({
        CannedKey: newKey(),
        Title: json(Title),
        Text: json(Text),
        UpdatedById: null,
        UpdatedAt: now,
      })
      .execute();
}

async function seedQuestion(
  tx: Tx,
  { hoursAgo, Text, Answer, Note, ...about }: SeededQuestion,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - hoursAgo * 3_600_000);
  const begun = await startConversation(tx, { Source: 'CONTACT', AccountId: null, ...about, at });
  const question = { side: 'ASKER', accountId: null, text: Text, at, isQuiet: true } as const;
  let row = await addMessage(tx, begun, question);
  const later = new Date(at.getTime() + 40 * 60_000);
  for (const [side, content] of [
    ['NOTE', Note],
    ['STAFF', Answer],
  ] as const) {
    if (!content) continue;
    const accountId = await idOf(tx, content.who);
    row = await addMessage(tx, row, { side, accountId, text: content.Text, at: later });
    await changeConversation(tx, row, {
      Status: side === 'STAFF' ? 'ANSWERED' : row.Status,
      columns: { StaffSeenSeq: row.LastSeq, AssignedId: accountId },
      at: later,
    });
    if (side === 'STAFF') await markMailed(tx, row, 0);
  }
}

const idOf = async (tx: Tx, user: string): Promise<number> =>
  (
    await tx
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', `${user}@demo.test`)
      .executeTakeFirstOrThrow()
  ).Id;

export const demo: ModuleDemo = {
  rows: { conversations: { place: 110, run: (tx) => seedConversations(tx, new Date()) } },
};
