import { surveyText } from '../survey-text.ts';
import { YES_NO } from './yes-no.ts';

/**
 * Ready-made application form question: a list of 1 to 30 sites of the applicant, each with name, address
 * and staff; the names are printed on the certificate.
 */
export const sitesQuestion = {
  type: 'paneldynamic',
  name: 'Sites',
  title: surveyText('Sites', '場所', '场所'),
  isRequired: true,
  minPanelCount: 1,
  maxPanelCount: 30,
  keyName: 'SiteName',
  keyDuplicationError: surveyText('This site is listed twice.', '此場所已列出。', '此场所已列出。'),
  templateTitle: '{panel.SiteName}',
  panelAddText: surveyText('Add a site', '加入場所', '添加场所'),
  panelRemoveText: surveyText('Remove', '移除', '移除'),
  templateElements: [
    {
      type: 'text',
      name: 'SiteName',
      title: surveyText('Name of the site', '場所名稱', '场所名称'),
      isRequired: true,
      maxLength: 80,
    },
    {
      type: 'text',
      name: 'SiteNameChinese',
      title: surveyText('Name in Chinese', '中文名稱', '中文名称'),
      startWithNewLine: false,
      maxLength: 40,
    },
    {
      type: 'text',
      name: 'Address',
      title: surveyText('Address', '地址', '地址'),
      isRequired: true,
      maxLength: 200,
    },
    {
      type: 'text',
      name: 'People',
      inputType: 'number',
      title: surveyText('People working there', '工作人數', '工作人数'),
      isRequired: true,
      min: 0,
      max: 100_000,
    },
    {
      type: 'boolean',
      ...YES_NO,
      name: 'IsTemporary',
      title: surveyText('Is it a temporary site?', '是否臨時場所？', '是否临时场所？'),
      startWithNewLine: false,
    },
    {
      type: 'text',
      name: 'EndDate',
      inputType: 'date',
      title: surveyText('Until when?', '至何時？', '截止日期'),
      visibleIf: '{panel.IsTemporary} = true',
      isRequired: true,
      min: '2020-01-01',
      max: '2045-12-31',
    },
  ],
};
