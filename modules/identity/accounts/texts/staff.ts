import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the staff screens: role descriptions, competences, absences and declared interests. */
export const staffTexts = {
  STAFF_EMPTY: ['No staff', '尚未有職員', '还没有员工'],
  STAFF_EMPTY_TEXT: [
    'Staff of the certification body appear here, with their roles and competence.',
    '所有職員會在此顯示，並列明角色及可評審的範疇。',
    '所有员工会显示在此，并列明角色和可评审的范围。',
  ],
  STAFF_ADD_LEAD: [
    'The person receives an email with a link to choose a password. You can change all details later.',
    '該職員會收到附有連結的電郵並設定密碼。以下資料日後均可更改。',
    '该员工会收到带有链接的邮件并设置密码。以下内容今后均可更改。',
  ],
  STAFF_ADD_SUBMIT: ['Add staff member and send invitation', '新增並發出邀請', '新增并发送邀请'],
  STAFF_OPEN: ['Assigned applications', '獲指派的申請', '获指派的申请'],
  STAFF_ABSENT: ['Away', '缺勤', '缺勤'],
  STAFF_UNTIL: ['until {{date}}', '至 {{date}}', '至 {{date}}'],
  STAFF_AWAY: ['Away until {{date}}', '缺勤至 {{date}}', '缺勤至 {{date}}'],
  STAFF_FILTER_ABSENT: ['Away today', '今日缺勤', '今天缺勤'],
  STAFF_FILTER_SERVICE: ['Competent for', '可評審服務', '可评审服务'],

  ROLES_HINT: [
    'A person can have several roles. Their permissions add up.',
    '一人可有多個角色；一個角色准許的操作，不會因另一角色而取消。',
    '一人可有多个角色；一个角色允许的操作，不会因另一角色而取消。',
  ],
  ROLE_NOT_GRANTABLE: [
    'You cannot assign or remove this role.',
    '你無權授予或撤回此角色。',
    '您无权授予或撤回此角色。',
  ],
  ROLE_GROUP_ADMINISTRATION: ['Administration', '行政管理', '行政管理'],
  ROLE_GROUP_OPERATION: ['Application processing', '申請處理', '申请处理'],
  ROLE_GROUP_ASSESSMENT: ['Assessment', '評審', '评审'],
  ROLE_GROUP_DECISION: ['Decision', '決定', '决定'],
  ROLE_DOES_ADMIN: [
    'Can do everything, including acting for others at a step.',
    '可進行所有操作，亦可在步驟中代他人處理。',
    '可进行所有操作，也可在步骤中代他人处理。',
  ],
  ROLE_DOES_SUB_ADMIN: [
    'Same as administrator, but cannot change administrators.',
    '與管理員相同，但不能更改管理員帳戶。',
    '与管理员相同，但不能更改管理员账户。',
  ],
  ROLE_DOES_IT: [
    'Manages accounts, settings and logs; makes no decisions on applications.',
    '管理帳戶、設定及日誌，不參與申請的決定。',
    '管理账户、设置和日志，不参与申请的决定。',
  ],
  ROLE_DOES_BUSINESS: [
    'Checks new applications and confirms them for review.',
    '核對新申請並送交評審。',
    '核对新申请并送交评审。',
  ],
  ROLE_DOES_SCHEDULING: [
    'Assigns assessors and reviewers, sets certificate numbers and dates.',
    '指派評審員及覆核員，設定證書編號及日期。',
    '指派评审员和复核员，设定证书编号和日期。',
  ],
  ROLE_DOES_FINANCE: [
    'Confirms, refunds and waives payments.',
    '確認付款、退款及豁免付款。',
    '确认付款、退款及免除付款。',
  ],
  ROLE_DOES_ASSESSOR: [
    'Assesses the applications assigned to them and recommends.',
    '評審獲指派的申請並作出推薦。',
    '评审获指派的申请并作出推荐。',
  ],
  ROLE_DOES_ASSESSOR_ONSITE: [
    'Visits the sites of assigned applications and recommends.',
    '就獲指派的申請作現場評審並作出推薦。',
    '对获指派的申请进行现场评审并作出推荐。',
  ],
  ROLE_DOES_INDEPREVIEWER: [
    'Reviews assessments by others and agrees or returns them.',
    '覆核他人的評審，表示同意或退回。',
    '复核他人的评审，表示同意或退回。',
  ],
  ROLE_DOES_COO: ['Endorses reviewed applications.', '就已覆核的申請加簽。', '对已复核的申请进行核签。'],
  ROLE_DOES_DEPUTYCEO: ['Deputises for the COO and endorses.', '代營運總監加簽。', '代首席运营官核签。'],
  ROLE_DOES_CEO: [
    'Approves and so makes the certification decision.',
    '作出批准，即決定是否認證。',
    '作出批准，即决定是否认证。',
  ],
  GENERATION: ['Permission to generate certificates', '可製作證書', '可生成证书'],
  GENERATION_TEXT: [
    'Generates, uploads and regenerates certificates and disclosure documents.',
    '可製作、上載及重新製作證書和披露文件。',
    '可生成、上传和重新生成证书及披露文件。',
  ],
  COMPETENCE_TITLE: ['Competence', '能力', '能力'],
  COMPETENCE_HINT: [
    'Only competent people are offered when a step is assigned. “All industries” includes industries added to a service later.',
    '指派步驟時，只有具備相關能力範圍的人員可供選擇。「所有行業」包括服務日後新增的行業。',
    '指派步骤时，只有具备相关能力范围的人员可供选择。“所有行业”包括服务今后新增的行业。',
  ],
  COMPETENCE_INDUSTRY: ['Industry', '行業', '行业'],
  COMPETENCE_ALL: ['All industries', '所有行業', '所有行业'],
  ABSENCE_TITLE: ['Absence', '缺勤', '缺勤'],
  ABSENCE_HINT: [
    'This person cannot be assigned tasks on these days.',
    '在此期間不能向此人指派工作。',
    '在此期间不能向此人指派工作。',
  ],
  ABSENCE_NONE: ['No absences.', '沒有缺勤紀錄。', '没有缺勤记录。'],
  ABSENCE_FROM: ['First day', '首日', '首日'],
  ABSENCE_TO: ['Last day', '最後一日', '最后一天'],
  ABSENCE_REMARK: ['Note', '備註', '备注'],
  ABSENCE_ADD: ['Add absence', '新增缺勤', '新增缺勤'],
  ABSENCE_REMOVE: ['Remove absence {{number}}', '移除第 {{number}} 項缺勤', '移除第 {{number}} 项缺勤'],
  ABSENCE_ORDER: [
    'The last day is before the first. Correct the dates.',
    '最後一日不可早於首日。',
    '最后一天不可早于首日。',
  ],
  INTEREST_TITLE: ['Declared interests', '利益申報', '利益申报'],
  INTEREST_HINT: [
    'Organisations that this person must not assess, review or decide on: employer, client, family, shares.',
    '此人不可評審、覆核或決定的機構，例如僱主、客戶、親屬或持股關係。',
    '此人不可评审、复核或决定的机构，例如雇主、客户、亲属或持股关系。',
  ],
  INTEREST_NONE: ['No declared interests.', '沒有利益申報。', '没有利益申报。'],
  INTEREST_REMARK: ['Nature of interest', '利益關係', '利益关系'],
  INTEREST_ADD: ['Declare interest', '新增利益申報', '新增利益申报'],
  INTEREST_REMOVE: [
    'Remove interest {{number}}',
    '移除第 {{number}} 項利益申報',
    '移除第 {{number}} 项利益申报',
  ],
  INTEREST_TWICE: [
    'An interest in this organisation is already declared.',
    '此機構已經申報。',
    '此机构已经申报。',
  ],

  EXPORT_OF_STAFF: ['Staff', '職員', '员工'],

  PERMISSION_RECORD_ABSENCES: ['Record absences of staff', '記錄職員缺勤', '登记员工缺勤'],
  FIELD_ABSENCE_ORDER: [
    'The last day cannot be before the first.',
    '最後一天不可早於第一天。',
    '最后一天不能早于第一天。',
  ],
  FIELD_ABSENCE_OVERLAPS: [
    'An absence of this person covers some of these days already. Remove it first.',
    '此人在這些日子已有缺勤記錄，請先移除該記錄。',
    '此人在这些日期已有缺勤记录，请先移除该记录。',
  ],
} as const satisfies Texts;
