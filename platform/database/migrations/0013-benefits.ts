import { sql, type Kysely } from 'kysely';

/**
 * The benefits of cards, and the changes of their accounts. Earlier credits belong to the account whose primary holder is their
 * user; its years begin on the day on which the first of them was granted.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rewards_accounts add column opened_on date, add column closed_on date;
    alter table wallet_credits
      add column account_id text references rewards_accounts on delete cascade,
      add column benefit_period date,
      add column granted_for text;

    update wallet_credits set benefit_period = granted_at::date, account_id = (
      select id from rewards_accounts
      where user_id = wallet_credits.user_id and customer_account_role = 'Primary'
      order by position limit 1
    ) where kind in ('AnnualTravelCredit', 'OneTimeTravelCredit', 'LimitedOfferTravelCredit') and not exists (
      select from wallet_credits as other
      where other.user_id = wallet_credits.user_id and other.kind = wallet_credits.kind
        and other.granted_at::date = wallet_credits.granted_at::date and other.id < wallet_credits.id
    );
    update rewards_accounts set opened_on = coalesce(
      (select min(benefit_period) from wallet_credits where account_id = rewards_accounts.id),
      (select customer_since from users where id = user_id)
    );
    alter table rewards_accounts alter column opened_on set not null;
    create unique index wallet_credits_once on wallet_credits (account_id, kind, benefit_period);

    create table card_benefits (
      product_display_name text not null,
      kind text not null check (kind in ('AnnualTravelCredit', 'OneTimeTravelCredit', 'LimitedOfferTravelCredit')),
      description text not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      opened_from date,
      opened_until date,
      primary key (product_display_name, kind)
    );

    create table account_changes (
      id text primary key,
      account_id text not null references rewards_accounts on delete cascade,
      change text not null,
      occurred_at timestamptz not null
    );
    create index account_changes_by_account on account_changes (account_id, occurred_at);
  `.execute(database);
}
