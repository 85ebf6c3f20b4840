/** Heading of a public page with an optional introduction. */
export function PageTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="page-title">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}
