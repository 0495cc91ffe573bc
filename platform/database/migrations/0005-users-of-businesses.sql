-- A person has a user for each of their businesses. A session, and everything that a user owns, belongs to one business.

alter table users drop constraint users_email_address_key;
alter table users add column main_user_id text references users on delete cascade;
create unique index users_by_address on users (email_address) where main_user_id is null;
create index users_by_person on users (main_user_id);

-- Memberships that were not selected had no data of their own.
delete from business_members where not is_selected;
drop index business_members_by_user;
drop index one_selected_business;
alter table business_members drop column is_selected;
create unique index one_business_of_a_user on business_members (user_id);
