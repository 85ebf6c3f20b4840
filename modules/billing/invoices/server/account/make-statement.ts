import { languageOf } from '#platform/common/i18n/language.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { letterhead } from '../document/letterhead.ts';
import type { MadeFile } from '../document/made-file.ts';
import { paperData } from '../document/paper-data.ts';
import { printPaper } from '../document/print.ts';
import { statementCsv } from './statement-csv.ts';
import { statementPage } from './statement-page.ts';
import { accountStatement } from './view-account.ts';

type Asked = { actor: SignedIn; query: Readonly<Record<string, string>>; at: Date };

/** A statement of account as a PDF or as CSV, of what its asker may see now. */
export async function makeStatement(portal: Portal, { actor, query, at }: Asked): Promise<MadeFile> {
  const { OrganisationKey, From, To } = query;
  const language = languageOf(query.Language);
  const statement = await accountStatement(portal.db, { actor, at }, { OrganisationKey, From, To });
  const Name = `statement-${statement.From}-${statement.To}`;
  if (query.As === 'CSV')
    return { Name: `${Name}.csv`, Type: 'text/csv', Bytes: Buffer.from(statementCsv(statement, language)) };
  const page = statementPage(statement, language);
  const title = [page.Title.Text, page.BillTo[0]?.Text, statement.To].join(' · ');
  const data = paperData([page], { title, on: statement.To }, await letterhead(portal), language);
  return {
    Name: `${Name}.pdf`,
    Type: 'application/pdf',
    Bytes: Buffer.from(await printPaper('statement', data)),
  };
}
