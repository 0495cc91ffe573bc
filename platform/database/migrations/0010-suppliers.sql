-- Homes of a supplier outside of this database, as they were last shown: quotes, trips and approvals read them here.
create table supplied_homes (
  id text primary key,
  listing jsonb not null,
  shown_at timestamptz not null
);

-- Homes are rows of listings or of supplied_homes.
alter table quotes drop constraint quotes_listing_id_fkey;
alter table bookings drop constraint bookings_listing_id_fkey;
alter table wishlist_items drop constraint wishlist_items_listing_id_fkey;

-- The supplier's names for its quote and its booking; null for the catalogue, and until there is one.
alter table quotes add column supplier_quote_id text;
alter table bookings add column supplier_booking_id text;
-- Before the supplier is called: a call may still be at work when the platform that made it was killed.
alter table bookings add column confirm_called_at timestamptz;
-- The number by which the host knows the stay.
alter table bookings add column host_reference text;
alter table bookings add column check_in_instructions text;
