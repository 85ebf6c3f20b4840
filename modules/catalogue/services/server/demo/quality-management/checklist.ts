import { checklistPoint as point } from '../blocks/checklist-point.ts';

/** Checklist of the quality management demo service, by clause of ISO 9001. */
export const qualityManagementChecklist = [
  point(
    'QM-01',
    'ASSESSOR',
    'ISO 9001:2015, 4.1–4.2',
    [
      'Context and interested parties are determined and reviewed.',
      '已確定並檢討組織環境及相關方。',
      '已确定并评审组织环境及相关方。',
    ],
    [
      'Ask what changed in the last year and where it is documented.',
      '查詢去年的變化及其反映之處。',
      '询问去年的变化及其体现之处。',
    ],
  ),
  point(
    'QM-02',
    'ASSESSOR',
    'ISO 9001:2015, 4.3',
    [
      'The scope is clear and exclusions are justified.',
      '範圍清晰，不適用條款有充分理由。',
      '范围清晰，不适用条款理由充分。',
    ],
    [
      'A clause is not applicable only if conformity of the product is not affected.',
      '只有不影響產品符合性時方可不適用。',
      '仅在不影响产品符合性时方可不适用。',
    ],
    'ScopeRequirement',
  ),
  point(
    'QM-03',
    'ASSESSOR',
    'ISO 9001:2015, 4.4',
    [
      'Processes, their order and owners are determined.',
      '已確定過程、次序及負責人。',
      '已确定过程、顺序及负责人。',
    ],
    [
      'Follow one order through all processes.',
      '以一張訂單貫穿所有過程作追查。',
      '以一份订单贯穿所有过程进行追查。',
    ],
    'Processes',
  ),
  point(
    'QM-04',
    'ASSESSOR',
    'ISO 9001:2015, 5.1',
    [
      'Top management is involved and accountable.',
      '最高管理者參與並承擔責任。',
      '最高管理者参与并承担责任。',
    ],
    [
      'Interview; minutes of the last two reviews.',
      '訪談；查閱最近兩次管理評審紀錄。',
      '访谈；查阅最近两次管理评审记录。',
    ],
  ),
  point(
    'QM-05',
    'ASSESSOR',
    'ISO 9001:2015, 6.1–6.2',
    [
      'Risks and opportunities are addressed, and objectives are measurable.',
      '已就風險、機遇及可量度目標作出規劃。',
      '已针对风险、机遇和可测量目标作出策划。',
    ],
    [
      'Each objective has an owner, a date and a measure.',
      '每項目標須有負責人、期限及量度方法。',
      '每项目标须有负责人、期限和测量方法。',
    ],
  ),
  point(
    'QM-06',
    'ASSESSOR',
    'ISO 9001:2015, 7.1.5',
    ['Measuring equipment is calibrated or verified.', '測量設備已校準或檢定。', '测量设备已校准或检定。'],
    [
      'Sample three devices to a national standard.',
      '抽查三件設備，追溯至國家標準。',
      '抽查三件设备，追溯至国家标准。',
    ],
    'NotApplicable',
  ),
  point(
    'QM-07',
    'ASSESSOR',
    'ISO 9001:2015, 7.2',
    [
      'Personnel are competent, and records demonstrate it.',
      '人員具備能力並有紀錄。',
      '人员具备能力并有记录。',
    ],
    ['Sample one person for each critical process.', '每個關鍵過程抽查一人。', '每个关键过程抽查一人。'],
  ),
  point(
    'QM-08',
    'ASSESSOR',
    'ISO 9001:2015, 8.4',
    ['Outsourced processes are under control.', '外判過程受控。', '外包过程受控。'],
    [
      'Selection, evaluation and re-evaluation of suppliers.',
      '供應商的選擇、評價及再評價。',
      '供应商的选择、评价和再评价。',
    ],
    'Processes',
  ),
  point(
    'QM-09',
    'ASSESSOR',
    'ISO 9001:2015, 8.7',
    [
      'Nonconforming outputs are identified and controlled.',
      '不合格輸出已識別及處理。',
      '不合格输出已识别和处置。',
    ],
    ['Review the last five nonconformity reports.', '查閱最近五份不合格報告。', '查阅最近五份不合格报告。'],
  ),
  point(
    'QM-10',
    'ASSESSOR',
    'ISO 9001:2015, 9.1.2',
    [
      'Customer satisfaction and complaints are followed up.',
      '已跟進顧客滿意度及投訴。',
      '已跟进顾客满意度和投诉。',
    ],
    ['Compare numbers with the complaint register.', '與投訴登記冊核對數字。', '与投诉登记册核对数字。'],
    'ComplaintsReceived',
  ),
  point(
    'QM-11',
    'ASSESSOR',
    'ISO 9001:2015, 9.2',
    [
      'Internal audits cover all processes and are impartial.',
      '內部審核涵蓋所有過程且公正。',
      '内部审核覆盖所有过程且公正。',
    ],
    ['Auditors do not audit their own work.', '審核員不審核自己的工作。', '审核员不审核自己的工作。'],
    'AuditReport',
  ),
  point(
    'QM-12',
    'ASSESSOR',
    'ISO 9001:2015, 9.3',
    [
      'Management review has all inputs and leads to decisions.',
      '管理評審輸入完整並作出決定。',
      '管理评审输入完整并作出决定。',
    ],
    [
      'Compare inputs a) to f) of 9.3.2.',
      '核對 9.3.2 的 a) 至 f) 項輸入。',
      '核对 9.3.2 的 a) 至 f) 项输入。',
    ],
    'LastManagementReview',
  ),
  point(
    'QM-13',
    'INDEPREVIEWER',
    'ISO/IEC 17021-1:2015, 9.5.2',
    [
      'Audit time and competence of the team were sufficient.',
      '審核時間及審核組能力足夠。',
      '审核时间和审核组能力充分。',
    ],
    ['IAF MD 5 table for the number of people.', '按人數核對 IAF MD 5 表。', '按人数核对 IAF MD 5 表。'],
    'Employees',
  ),
  point(
    'QM-14',
    'INDEPREVIEWER',
    'ISO/IEC 17021-1:2015, 9.4.8',
    ['The report supports the recommendation.', '報告支持推薦意見。', '报告支持推荐意见。'],
    [
      'Major nonconformities are closed with evidence.',
      '重大不符合項已憑證據結案。',
      '严重不符合项已凭证据关闭。',
    ],
  ),
];
