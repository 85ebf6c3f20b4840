/**
 * A complete list screen: header with title and buttons, and below it the list with search, filters, rows
 * and paging (`ListView`).
 */
import type { ReactNode } from 'react';
import type { Route } from '#platform/common/contract/define-route.ts';
import { PageHeader } from '../page-header.tsx';
import { ListView } from './list-view.tsx';
import type { ListViewProps } from './list-view-props.ts';

type Props<R extends Route, Row> = ListViewProps<R, Row> & {
  title: string;
  lead?: ReactNode;
  /** Right side of the header: "new …", export. */
  toolbar?: ReactNode;
  /** Links to lists that belong to it, between header and list. */
  links?: ReactNode;
};

/** Combines header, search, filters, rows, paging, and all loading and empty states. */
export function ListPage<R extends Route, Row>({ title, lead, toolbar, links, ...list }: Props<R, Row>) {
  return (
    <>
      <PageHeader title={title} lead={lead}>
        {toolbar}
      </PageHeader>
      {links}
      <ListView {...list} />
    </>
  );
}
