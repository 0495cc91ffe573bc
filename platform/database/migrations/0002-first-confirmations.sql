-- The confirmation that every booking sends when it is confirmed, once; `ConfirmationAgain` are those that users request.

alter table outbox drop constraint outbox_kind_check;
alter table outbox add check (kind in ('Confirmation', 'ConfirmationAgain'));
create unique index outbox_one_confirmation_of_a_booking on outbox (booking_id) where kind = 'Confirmation';
