-- An invitation to an address that has an account already: the address as it was typed. The account's own e-mail is
-- then one that no mail and no sign-in uses, and the row looks to its client like any other open invitation.
alter table account add column invited_email text;
