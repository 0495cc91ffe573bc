-- What users have acknowledged, the next step of a business that is not live yet, and the history of policy limits.

create table terms_acknowledgements (
  user_id text not null references users on delete cascade,
  version text not null,
  acknowledged_at timestamptz not null,
  primary key (user_id, version)
);

alter table businesses add column onboarding_step text
  check (onboarding_step in ('welcome', 'list', 'details', 'additional', 'policy', 'you_are_all_set'));
update businesses set onboarding_step = 'welcome' where not is_live;
alter table businesses add check (is_live = (onboarding_step is null));

create table policy_changes (
  id bigint generated always as identity primary key,
  policy_id text not null references travel_policies on delete cascade,
  limit_name text not null,
  from_value text,
  to_value text,
  changed_by text not null references users on delete cascade,
  changed_at timestamptz not null
);
create index policy_changes_by_policy on policy_changes (policy_id, id);
