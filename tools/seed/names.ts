/**
 * Generates names of organisations in English, traditional and simplified Chinese for the large seed, the
 * same for each number.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';

type NamePart = readonly [EN: string, CHT: string, CHS: string];

const PLACES: readonly NamePart[] = [
  ['Harbour', '海港', '海港'],
  ['Peak', '山頂', '山顶'],
  ['Lion Rock', '獅子山', '狮子山'],
  ['Sha Tin', '沙田', '沙田'],
  ['Tai Po', '大埔', '大埔'],
  ['Tuen Mun', '屯門', '屯门'],
  ['Yuen Long', '元朗', '元朗'],
  ['Sai Kung', '西貢', '西贡'],
  ['Kwun Tong', '觀塘', '观塘'],
  ['Tsuen Wan', '荃灣', '荃湾'],
  ['Wan Chai', '灣仔', '湾仔'],
  ['Aberdeen', '香港仔', '香港仔'],
  ['Lantau', '大嶼山', '大屿山'],
  ['Stanley', '赤柱', '赤柱'],
  ['Victoria', '維多利亞', '维多利亚'],
  ['Kowloon', '九龍', '九龙'],
  ['Pearl River', '珠江', '珠江'],
  ['South China', '華南', '华南'],
  ['Oriental', '東方', '东方'],
  ['Pacific', '太平洋', '太平洋'],
  ['Golden Bay', '金灣', '金湾'],
  ['Silver Mine', '銀礦', '银矿'],
  ['Evergreen', '長青', '长青'],
  ['Grand Union', '大聯', '大联'],
  ['New Century', '新世紀', '新世纪'],
  ['Bright Star', '明星', '明星'],
  ['Dragon Gate', '龍門', '龙门'],
  ['Jade Hill', '翠山', '翠山'],
  ['Red Maple', '紅楓', '红枫'],
  ['Blue Ocean', '藍海', '蓝海'],
];

const TRADES: readonly NamePart[] = [
  ['Logistics', '物流', '物流'],
  ['Engineering', '工程', '工程'],
  ['Foods', '食品', '食品'],
  ['Construction', '建築', '建筑'],
  ['Electronics', '電子', '电子'],
  ['Textiles', '紡織', '纺织'],
  ['Pharmaceuticals', '製藥', '制药'],
  ['Printing', '印刷', '印刷'],
  ['Energy', '能源', '能源'],
  ['Waste Management', '廢物管理', '废物管理'],
  ['Shipping', '航運', '航运'],
  ['Finance', '金融', '金融'],
  ['Software', '軟件', '软件'],
  ['Property', '物業', '物业'],
  ['Catering', '餐飲', '餐饮'],
  ['Medical Supplies', '醫療用品', '医疗用品'],
  ['Plastics', '塑膠', '塑胶'],
  ['Metals', '金屬', '金属'],
  ['Furniture', '傢俬', '家具'],
  ['Aquaculture', '水產養殖', '水产养殖'],
  ['Laboratories', '化驗所', '化验所'],
  ['Travel', '旅遊', '旅游'],
  ['Education', '教育', '教育'],
  ['Security', '保安', '保安'],
  ['Telecommunications', '電訊', '电讯'],
];

const FORMS: readonly NamePart[] = [
  ['Limited', '有限公司', '有限公司'],
  ['(Hong Kong) Limited', '（香港）有限公司', '（香港）有限公司'],
  ['Holdings Limited', '控股有限公司', '控股有限公司'],
  ['International Limited', '國際有限公司', '国际有限公司'],
  ['(Asia) Limited', '（亞洲）有限公司', '（亚洲）有限公司'],
  ['Group Limited', '集團有限公司', '集团有限公司'],
];

/**
 * Returns the name of the n-th organisation; the same n gives the same name. Once all combinations are used,
 * a number is added.
 */
export function organisationName(n: number): Localized {
  const place = PLACES[n % PLACES.length] as NamePart;
  const trade = TRADES[Math.floor(n / PLACES.length) % TRADES.length] as NamePart;
  const form = FORMS[Math.floor(n / (PLACES.length * TRADES.length)) % FORMS.length] as NamePart;
  const turn = Math.floor(n / (PLACES.length * TRADES.length * FORMS.length));
  const number = turn === 0 ? '' : String(turn + 1);
  return {
    EN: [place[0], trade[0], number, form[0]].filter(Boolean).join(' '),
    CHT: `${place[1]}${trade[1]}${number}${form[1]}`,
    CHS: `${place[2]}${trade[2]}${number}${form[2]}`,
  };
}
