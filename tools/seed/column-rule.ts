export type Column = {
  name: string;
  type: string;
  isIdentity: boolean;
  isAccount: boolean;
  isOwnKey: boolean;
};

const IDS: Readonly<Record<string, string>> = {
  application_id: 'copy.application_id',
  certificate_id: 'copy.certificate_id',
  invoice_id: 'copy.invoice_id',
  organisation_id: 'copy.organisation_id',
};

/** 128 random bits as `newKey` writes them. */
const NEW_KEY = `translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')`;

/**
 * What a copied column holds when its table says nothing of it, or null where the database gives the value. Derived
 * from the kind of the column, so that a column that is added later is copied rightly without being named here.
 */
export function columnRule({ name, type, isIdentity, isAccount, isOwnKey }: Column): string | null {
  if (isIdentity) return null;
  const mould = `mould.${name}`;
  if (isOwnKey) return NEW_KEY;
  if (IDS[name])
    return name === 'certificate_id' ? `case when ${mould} is not null then ${IDS[name]} end` : IDS[name];
  if (isAccount) return `pg_temp.seed_account(${mould}, copy.n, copy.client_id)`;
  if (type === 'timestamp with time zone') return `${mould} + copy.shift`;
  if (type === 'date') return `${mould} + copy.days`;
  return mould;
}
