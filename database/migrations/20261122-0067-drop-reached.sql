-- What deciders see has partial indexes of its own.
drop index application_reached;
