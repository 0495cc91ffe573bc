-- Agents sign in to sessions of their own, and open others for a customer, which end when they are forgotten.

alter table users add column is_agent boolean not null default false;
update users set is_agent = true where acts_for_user_id is not null;
alter table users drop column acts_for_user_id;

delete from sessions where agent_user_id is not null;
alter table sessions add column agent_session_id text unique references sessions on delete cascade;
alter table sessions add column used_at timestamptz;
alter table sessions add check ((agent_session_id is null) = (used_at is null));

-- Rows that an agent's session writes name the agent and the customer. Connections provide both (database/acting.ts); they are
-- empty while nobody is acted for. In most tables the row names the agent on whose behalf it was written last. A booking names the
-- agent who booked, and its cancellation the one who canceled.

create function name_agent() returns trigger language plpgsql as $$
begin
  new.agent_user_id = nullif(current_setting('platform.agent_user_id', true), '');
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'account_changes', 'airline_credits', 'booking_approvals', 'bookings', 'cancellations', 'events', 'ledger_transactions', 'offers', 'outbox',
    'payment_methods', 'payment_verifications', 'preference_metadata', 'price_freezes', 'protection_purchases',
    'protection_uses', 'quotes', 'rewards_accounts', 'travelers', 'trips_elsewhere', 'users', 'wallet_credits',
    'wishlist_items', 'wishlists'
  ] loop
    execute format(
      'alter table %I add column agent_user_id text references users
        default nullif(current_setting(''platform.agent_user_id'', true), '''')', name);
    if name not in ('bookings', 'ledger_transactions') then
      execute format(
        'create trigger name_agent before update %s on %I for each row execute function name_agent()',
        -- Workers lease rows for nobody, and advance them for the agent.
        case when name in ('price_freezes', 'protection_purchases') then 'of state' else '' end,
        name);
    end if;
  end loop;
end $$;

-- The accounts of a transaction need not belong to the customer: a deposit moves between accounts of the platform.
alter table ledger_transactions add column customer_user_id text references users
  default nullif(current_setting('platform.customer_user_id', true), '');
alter table ledger_transactions add check ((agent_user_id is null) = (customer_user_id is null));
