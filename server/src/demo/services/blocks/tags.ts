import { text } from '../text.ts';

/** The tags of the demo services, by TagCode. */
export const DEMO_TAGS = {
  CLIMATE: text('Climate', '氣候', '气候'),
  FINANCE: text('Finance', '金融', '金融'),
  QUALITY: text('Quality', '質量', '质量'),
  SECURITY: text('Information security', '資訊保安', '信息安全'),
  REPORTING: text('Reporting', '匯報', '信息披露'),
  ISO: text('ISO standard', 'ISO 標準', 'ISO 标准'),
};
