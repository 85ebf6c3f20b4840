/** The demo organisations' answers to the first page of each form. */
export const ORGANISATIONS = {
  HARBOUR_GREEN: {
    LegalName: 'Harbour Green Energy Limited',
    LegalNameChinese: '海港綠色能源有限公司',
    BusinessRegistration: '58213904-000',
    Industry: 'ENERGY',
    Employees: 86,
    ContactName: 'Joyce Lam',
    ContactPosition: 'Head of Sustainable Finance',
    ContactEmail: 'joyce.lam@harbourgreen.test',
    ContactPhone: '+852 2811 4026',
  },
  LION_ROCK: {
    LegalName: 'Lion Rock Logistics Limited',
    LegalNameChinese: '獅子山物流有限公司',
    BusinessRegistration: '61740285-000',
    Industry: 'LOGISTICS',
    Employees: 214,
    ContactName: 'Terence Ho',
    ContactPosition: 'Quality Manager',
    ContactEmail: 'terence.ho@lionrock.test',
    ContactPhone: '+852 2405 7718',
  },
  KOWLOON_DATA: {
    LegalName: 'Kowloon Data Centre Limited',
    LegalNameChinese: '九龍數據中心有限公司',
    BusinessRegistration: '66908137-000',
    Industry: 'TECHNOLOGY',
    Employees: 132,
    ContactName: 'Priya Nair',
    ContactPosition: 'Chief Information Security Officer',
    ContactEmail: 'priya.nair@kowloondata.test',
    ContactPhone: '+852 3188 9054',
  },
};

export type OrganisationCode = keyof typeof ORGANISATIONS;
