-- outside a transaction
-- What an account has uploaded and not used: counted at each upload, swept every night.
create index concurrently if not exists file_unattached on file (account_id)
  where application_id is null and conversation_message_id is null;
