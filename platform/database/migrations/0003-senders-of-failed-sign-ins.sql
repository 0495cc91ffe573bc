-- Wrong codes count for an address and their sender: anybody who knows an address could lock its owner out.

alter table failed_sign_ins add column sender text not null default '';
create index failed_sign_ins_by_sender on failed_sign_ins (sender, failed_at);
create index failed_sign_ins_by_time on failed_sign_ins (failed_at);
