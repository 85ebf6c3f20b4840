-- Lists of accounts by when somebody last signed in, and by address: a page comes out of an index, and so do the
-- days that the list is narrowed to.
create index account_signed_in on account (kind, signed_in_at desc nulls last, id desc);
create index account_address on account (kind, lower(email), id);
