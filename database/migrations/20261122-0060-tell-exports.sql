-- Whoever has an export made sees how far it is, on whichever process; 0055 tells of the other lists.
create trigger export_told after insert or update of state, done, total on export
  for each row execute function tell_key('export', 'export_key');
