-- The public log carries a hash of each decision; without the salt nobody can guess the record from it.
alter table certification_decision add column salt text;
