import { text } from '../text.ts';

/** Industries of the demo data; services refer to them by code. */
export const INDUSTRIES = {
  ENERGY: text('Energy and utilities', '能源及公用事業', '能源及公用事业'),
  FINANCE: text('Banking and finance', '銀行及金融', '银行及金融'),
  CONSTRUCTION: text('Construction and property', '建造及地產', '建筑及房地产'),
  MANUFACTURING: text('Manufacturing', '製造', '制造业'),
  LOGISTICS: text('Transport and logistics', '運輸及物流', '运输及物流'),
  FOOD: text('Food and agriculture', '食品及農業', '食品及农业'),
  TECHNOLOGY: text('Information technology', '資訊科技', '信息技术'),
  SERVICES: text('Professional and public services', '專業及公共服務', '专业及公共服务'),
};
