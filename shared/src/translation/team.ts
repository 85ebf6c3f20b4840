import type { Texts } from './language.ts';

/** Business teams: who handles which services and industries. */
export const teamTexts = {
  TITLE_TEAMS: ['Business teams', '業務團隊', '业务团队'],
  TITLE_TEAM_ADD: ['New team', '新增團隊', '新增团队'],
  TITLE_TEAM: ['Team', '團隊資料', '团队资料'],
  MENU_TEAMS: ['Business teams', '業務團隊', '业务团队'],
} as const satisfies Texts;
