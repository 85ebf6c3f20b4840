import type { OrganisationCode } from './organisations.ts';

/** Sites of the demo organisations, as answers to the sites question of the application forms. */
export const SITES: Readonly<Record<OrganisationCode, readonly Record<string, unknown>[]>> = {
  HARBOUR_GREEN: [
    {
      SiteName: 'Yuen Long depot',
      SiteNameChinese: '元朗車廠',
      Address: '18 Wang Lok Street, Yuen Long Industrial Estate',
      People: 34,
      IsTemporary: false,
    },
    {
      SiteName: 'Kwun Tong office',
      SiteNameChinese: '觀塘辦事處',
      Address: '12/F, 418 Kwun Tong Road, Kwun Tong',
      People: 41,
      IsTemporary: false,
    },
    {
      SiteName: 'Tai Po workshop',
      SiteNameChinese: '大埔工場',
      Address: '51 Ting Kok Road, Tai Po',
      People: 11,
      IsTemporary: true,
      EndDate: '2028-06-30',
    },
  ],
  LION_ROCK: [
    {
      SiteName: 'Kwai Chung hub',
      SiteNameChinese: '葵涌物流中心',
      Address: '6/F, 30 Kwai Cheong Road, Kwai Chung',
      People: 158,
      IsTemporary: false,
    },
    {
      SiteName: 'Airport cargo desk',
      SiteNameChinese: '機場貨運櫃位',
      Address: '9 Chun Wan Road, Chek Lap Kok',
      People: 56,
      IsTemporary: false,
    },
  ],
  KOWLOON_DATA: [
    {
      SiteName: 'Kowloon Bay data hall',
      SiteNameChinese: '九龍灣機房',
      Address: '22 Lam Hing Street, Kowloon Bay',
      People: 74,
      IsTemporary: false,
    },
    {
      SiteName: 'Tseung Kwan O data hall',
      SiteNameChinese: '將軍澳機房',
      Address: '7 Chun Choi Street, Tseung Kwan O',
      People: 58,
      IsTemporary: false,
    },
  ],
};
