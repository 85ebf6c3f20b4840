import type { Texts } from '#platform/common/i18n/language.ts';

/** Questions of staff in the help panel, with their answers. */
export const staffHelpTexts = {
  STAFF_HELP: ['For staff', '職員', '员工'],
  STAFF_HELP_TASKS: ['Where do I see what I have to do?', '在哪裡查看待辦事項？', '在哪里查看待办事项？'],
  STAFF_HELP_TASKS_TEXT: [
    'Your dashboard lists what waits for you, the longest waiting first. In the list of applications, the filter “Your tasks” shows the same. The bell and emails tell you when something new arrives; you choose in your profile which emails you get.',
    '工作台列出等待你處理的事項，等候最久的排在最前。申請列表的「待你處理」篩選顯示相同項目。有新事項時，鈴鐺及電郵會通知你；可在個人資料選擇接收哪些電郵。',
    '工作台列出等待您处理的事项，等候最久的排在最前。申请列表的“待您处理”筛选显示相同条目。有新事项时，铃铛和邮件会通知您；可在个人资料中选择接收哪些邮件。',
  ],
  STAFF_HELP_FIND: [
    'How do I find an application, a client or a screen?',
    '如何尋找申請、客戶或頁面？',
    '如何查找申请、客户或页面？',
  ],
  STAFF_HELP_FIND_TEXT: [
    'With the search at the top: enter a number, part of a name in any language, or words for what you want to do, such as “refund” or “absence”. Enter opens the first result. Filters and columns of a list can be saved as a view.',
    '使用頁頂的搜尋：輸入編號、任何語言的部分名稱，或想做的事，例如「退款」或「缺勤」。按 Enter 開啟首個結果。列表的篩選和欄可儲存為檢視。',
    '使用页面顶部的搜索：输入编号、任何语言的部分名称，或想做的事，例如“退款”或“缺勤”。按 Enter 打开第一个结果。列表的筛选和列可保存为视图。',
  ],
  STAFF_HELP_BUTTON: [
    'Why is an action not available?',
    '為何不能進行某項操作？',
    '为什么不能进行某项操作？',
  ],
  STAFF_HELP_BUTTON_TEXT: [
    'Open “More” or “Actions”: an action that is not available says why below its name, such as its status, a missing payment or an open nonconformity. If your role does not allow it, ask an administrator.',
    '開啟「更多」或「操作」：不可用的操作會在名稱下說明原因，例如狀態、未付款或未關閉的不符合項。如你的角色不允許，請聯絡管理員。',
    '打开“更多”或“操作”：不可用的操作会在名称下说明原因，例如状态、未付款或未关闭的不符合项。如您的角色不允许，请联系管理员。',
  ],
  STAFF_HELP_WRONG: ['How do I correct a mistake?', '如何更正錯誤？', '如何更正错误？'],
  STAFF_HELP_WRONG_TEXT: [
    'Nothing is deleted: a correction is a new entry in the history. A step can be returned to an earlier one with a reason, a checklist result corrected, a payment marked as unpaid, and a certificate issued in error withdrawn. The action says before you confirm what it changes and who is notified.',
    '紀錄不會刪除：更正會成為歷史的新一項。步驟可附原因退回較早步驟，檢查表結果可更正，付款可標示為未付款，誤發的證書可撤回。確認前，操作會說明更改甚麼及通知誰。',
    '记录不会删除：更正会成为历史的新一条。步骤可附原因退回较早步骤，检查表结果可更正，付款可标记为未付款，误发的证书可撤回。确认前，操作会说明更改什么以及通知谁。',
  ],
  STAFF_HELP_SEEN: ['Who sees what I write?', '誰會看到我寫的內容？', '谁会看到我写的内容？'],
  STAFF_HELP_SEEN_TEXT: [
    'The client sees queries, the reason of a return to the client or of a rejection, and comments that are shared. Remarks between the review steps, internal comments and checklist results are seen by staff only.',
    '客戶會看到待澄清事項、退回客戶或不獲接納的原因，以及共用的留言。評審步驟之間的備註、內部留言和檢查表結果只有職員看到。',
    '客户会看到待澄清事项、退回客户或未获接受的原因，以及共享的留言。评审步骤之间的备注、内部留言和检查表结果只有员工看到。',
  ],
  STAFF_HELP_AWAY: ['What happens when I am away?', '我不在時會怎樣？', '我不在时会怎样？'],
  STAFF_HELP_AWAY_TEXT: [
    'Scheduling records the absence on the schedule and can hand over your open work, also that of later steps. Until then, your work waits for you; the planners are notified if a step returns to you while you are away.',
    '評審編排在日程記錄缺勤，並可移交你未完成的工作，包括較後的步驟。在此之前，工作會等你處理；如有步驟在你不在時退回給你，編排人員會收到通知。',
    '评审安排在日程中记录缺勤，并可移交您未完成的工作，包括较后的步骤。在此之前，工作会等您处理；如有步骤在您不在时退回给您，安排人员会收到通知。',
  ],
} as const satisfies Texts;
