import type { Texts } from './language.ts';

/** Bank statements: upload, matching, and what the lines are. */
export const paymentBankTexts = {
  BANK_EMPTY: ['The file is empty.', '檔案沒有內容。', '文件没有内容。'],
  BANK_TOO_LARGE: [
    'The file is larger than 700 kB. Please download a shorter period from your bank.',
    '檔案超過 700 kB，請從銀行下載較短期間的紀錄。',
    '文件超过 700 kB，请从银行下载较短期间的记录。',
  ],
  BANK_NOT_CSV: [
    'This is not a CSV file. Choose “CSV” when you download the statement from your bank.',
    '這不是 CSV 檔案。從銀行下載月結單時請選擇「CSV」格式。',
    '这不是 CSV 文件。从银行下载对账单时请选择“CSV”格式。',
  ],
  BANK_NO_PAYMENTS: [
    'No payment that came in can be read with these columns. Please check which column says what.',
    '按現時的欄位設定找不到任何存入款項，請檢查各欄的設定。',
    '按当前的列设置找不到任何收入款项，请检查各列的设置。',
  ],
  BANK_REMARK_AMOUNT: [
    'The amount differs from the invoice. Say why it counts as paid all the same.',
    '金額與發票不符，請說明為何仍視為已付款。',
    '金额与发票不符，请说明为何仍视为已付款。',
  ],
  REASON_LINE_DECIDED: [
    'Somebody has decided on this line already.',
    '此筆紀錄已由他人處理。',
    '此笔记录已由他人处理。',
  ],
  REASON_LINE_DOUBTFUL: [
    'This line does not match beyond doubt any more. Please look at it by itself.',
    '此筆紀錄已不再完全吻合，請個別核對。',
    '此笔记录已不再完全吻合，请单独核对。',
  ],
  EVENT_BANK_STATEMENT: ['Bank statement uploaded', '上載銀行月結單', '上传银行对账单'],
  EVENT_BANK_LINE_CONFIRMED: ['Invoice paid by a bank line', '以銀行紀錄確認付款', '以银行记录确认付款'],
  EVENT_BANK_LINE_IGNORED: ['Bank line put aside', '擱置銀行紀錄', '搁置银行记录'],
  EVENT_BANK_LINE_RESTORED: ['Bank line taken up again', '重新處理銀行紀錄', '重新处理银行记录'],
} as const satisfies Texts;
