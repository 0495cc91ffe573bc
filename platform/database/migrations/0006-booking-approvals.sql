-- Bookings that an approver of the business decides on, before their payment is captured.

alter table bookings drop constraint bookings_state_check;
alter table bookings add check (
  state in ('Running', 'AwaitingApproval', 'Reversing', 'Confirmed', 'Failed', 'Canceling', 'Canceled')
);

create table booking_approvals (
  booking_id text primary key references bookings on delete cascade,
  business_id text not null references businesses on delete cascade,
  -- Requested: the nights and the payment are not held yet.
  state text not null
    check (state in ('Requested', 'Waiting', 'Approved', 'Declined', 'Expired', 'Withdrawn')),
  verdict jsonb not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users on delete set null,
  decline_reason text,
  check ((decided_at is null) = (state in ('Requested', 'Waiting'))),
  check ((decline_reason is not null) = (state = 'Declined'))
);
create index booking_approvals_by_business on booking_approvals (business_id, decided_at);
create index booking_approvals_waiting on booking_approvals (expires_at) where state = 'Waiting';
