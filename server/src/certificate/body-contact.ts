import type { Contact } from '@assay/shared/site/page.ts';

/** How the body can be reached, until it is a setting. */
export const BODY_CONTACT: Contact = {
  Address: {
    EN: 'Unit 1208, Harbour Exchange Tower, 18 Connaught Road Central, Hong Kong',
    CHT: '香港中環干諾道中 18 號海港匯大廈 1208 室',
    CHS: '香港中环干诺道中 18 号海港汇大厦 1208 室',
  },
  Email: 'enquiries@assay.example',
  PhoneNo: '+852 3900 1000',
  OpeningHours: {
    EN: 'Monday to Friday, 9:00 to 18:00',
    CHT: '星期一至五，上午 9 時至下午 6 時',
    CHS: '星期一至五，上午 9 时至下午 6 时',
  },
};
