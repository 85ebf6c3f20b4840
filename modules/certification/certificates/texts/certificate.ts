import type { Texts } from '#platform/common/i18n/language.ts';

/** Words of certificates: statuses and the list of certificates. */
export const certificateTexts = {
  CERT_STATUS_PENDING: ['Not published yet', '尚未發布', '尚未发布'],
  CERT_STATUS_ACTIVE: ['Valid, unlisted', '有效（不公開列示）', '有效（不公开列示）'],
  CERT_STATUS_PUBLISHED: ['Valid', '有效', '有效'],
  CERT_STATUS_SUSPENDED: ['Suspended', '已暫停', '已暂停'],
  CERT_STATUS_TERMINATED: ['Terminated', '已終止', '已终止'],
  CERT_STATUS_WITHDRAWN: ['Withdrawn', '已撤回', '已撤回'],
  CERT_STATUS_EXPIRED: ['Expired', '已屆滿', '已到期'],
  CERT_STATUS_DELETED: ['Deleted', '已刪除', '已删除'],
  CERT_STATUS_RENEWAL: ['Valid, renewal under way', '有效（續證中）', '有效（续证中）'],

  CERT_LIST_NO: ['Number', '編號', '编号'],
  CERT_LIST_ORG: ['Organisation', '機構', '机构'],
  CERT_LIST_SERVICE: ['Service', '服務', '服务'],
  CERT_LIST_KIND: ['Kind', '種類', '种类'],
  CERT_LIST_STATUS: ['Status', '狀態', '状态'],
  CERT_LIST_EFFECTIVE: ['Effective', '生效日期', '生效日期'],
  CERT_LIST_EXPIRY: ['Expires', '到期日', '到期日'],
  CERT_LIST_REVISION: ['Revision', '修訂版', '修订版'],
  CERT_LIST_SEARCH: ['Number, organisation or service', '編號、機構或服務', '编号、机构或服务'],
  CERT_LIST_EMPTY: ['No certificates yet', '尚未有證書', '还没有证书'],
  CERT_LIST_EMPTY_TEXT: [
    'A certificate appears here when it is generated after the last approval.',
    '申請獲最終批准並產生證書後，會在此顯示。',
    '申请获最终批准并生成证书后，会在此显示。',
  ],
  CERT_LIST_NO_EXPIRY: ['No expiry', '不設到期日', '无到期日'],
  CERT_FILTER_VALID: ['Valid', '有效', '有效'],
  CERT_FILTER_PENDING: ['To publish', '待發布', '待发布'],
  CERT_FILTER_ENDED: ['Ended', '已結束', '已结束'],

  EXPORT_OF_CERTIFICATES: ['Certificates', '證書', '证书'],
  EXPORT_OF_GENERATE_CERT_NO_SUPPORTING_DOC: ['Certificate', '證書', '证书'],
  EXPORT_OF_GENERATE_CERTIFICATE: [
    'Certificate with supporting documents',
    '證書及證明文件',
    '证书及支持文件',
  ],

  SET_SignatoryName: ['Who signs certificates', '證書簽署人', '证书签署人'],
  SET_SignatoryName_HELP: [
    'Printed under the signature of certificates made from now on.',
    '印於往後發出的證書簽署之下。',
    '印在今后签发的证书签名之下。',
  ],
  SET_SignatoryTitle: ['Title of who signs', '簽署人職銜', '签署人职衔'],
  SET_SignatoryTitle_HELP: ['Below the name of who signs.', '印於簽署人姓名之下。', '印在签署人姓名之下。'],
} as const satisfies Texts;
