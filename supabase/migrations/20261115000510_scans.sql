-- What happened at the door. Scans are only ever added; what a ticket and the house come to is kept beside them.

create type public.scan_direction as enum ('entry', 'exit');
create type public.scan_method as enum ('code', 'search');
create type public.scan_outcome as enum (
  'accepted', 'already_scanned', 'not_inside', 'wrong_event', 'wrong_day', 'wrong_gate', 'not_valid_yet', 'too_late',
  'capacity_reached', 'code_expired', 'revoked', 'refunded', 'cancelled', 'blocked', 'unpaid', 'forged', 'unknown', 'undone'
);

create table public.scans (
  id bigint generated always as identity primary key,
  event_id bigint not null references public.events (id),
  device_id bigint not null references public.scanner_devices (id),
  -- Chosen by the device: the same scan sent again is the same scan.
  nonce uuid not null,
  gate_id bigint references public.gates (id),
  ticket_id bigint references public.tickets (id),
  ticket_type_id bigint references public.ticket_types (id),
  direction public.scan_direction not null,
  method public.scan_method not null default 'code',
  -- What was done at the door.
  outcome public.scan_outcome not null,
  -- What the rules say: differs where somebody overrode them, and where a phone without network knew less.
  verdict public.scan_outcome not null,
  -- The earlier scan that stands against this one.
  against_id bigint references public.scans (id),
  -- The scan that this one takes back.
  undoes_id bigint unique references public.scans (id),
  override_reason text constraint scan_override_reason_length check (char_length(btrim(override_reason)) between 3 and 200),
  by_user_id bigint references public.users (id),
  -- Decided by the phone alone, told later.
  is_offline boolean not null default false,
  -- The clock of the phone, when it was by the server's reckoning, and when the server heard of it.
  device_at timestamptz not null,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  night date not null,
  -- Set by the scan that takes it back, so that counting needs no look at that.
  is_undone boolean not null default false,
  is_accepted boolean not null generated always as (outcome = 'accepted' and not is_undone) stored,
  -- Let in without network although the rules say no: two phones took the same ticket, or it was revoked meanwhile.
  is_conflict boolean not null generated always as (
    outcome = 'accepted' and verdict <> 'accepted' and override_reason is null and not is_undone
  ) stored,
  constraint scan_once unique (device_id, nonce),
  constraint scan_accepts_a_ticket check (outcome <> 'accepted' or ticket_id is not null)
);
create index scans_by_event on public.scans (event_id, id desc);
create index scans_by_minute on public.scans (event_id, at) include (direction) where is_accepted;
create index scans_by_ticket on public.scans (ticket_id, id) where ticket_id is not null;
create index scans_refused on public.scans (event_id, id desc) where outcome not in ('accepted', 'undone');
create index scans_conflicting on public.scans (event_id, id desc) where is_conflict;
create index scans_by_gate on public.scans (gate_id);
create index scans_by_type on public.scans (ticket_type_id);
create index scans_by_author on public.scans (by_user_id);
create index scans_against on public.scans (against_id);

-- What the door knows of a ticket. Locking it is what makes one of two scanners win. `changed_in` is the transaction
-- that last changed anything a scanner shows: what changed since an earlier look is found by it (000520_event_pack.sql).
create table private.admissions (
  ticket_id bigint primary key references public.tickets (id) on delete cascade,
  event_id bigint not null references public.events (id),
  -- People inside on it: more than one only where phones without network let in two.
  inside int not null default 0 check (inside >= 0),
  -- Accepted entries that nobody took back.
  entries int not null default 0 check (entries >= 0),
  night date,
  last_entry_id bigint references public.scans (id),
  changed_in xid8 not null default pg_current_xact_id()
) with (fillfactor = 70);
create index admissions_by_change on private.admissions (event_id, changed_in);
create index admissions_by_entry on private.admissions (last_entry_id);

-- The house: people inside, counted with each scan, so that a limit holds at every instant. Scans of an event wait for
-- each other here. Each night begins anew: whoever was not scanned out has gone home all the same.
create table private.door_counts (
  event_id bigint primary key references public.events (id) on delete cascade,
  night date not null,
  inside int not null default 0,
  entries int not null default 0,
  exits int not null default 0,
  refusals int not null default 0,
  conflicts int not null default 0
) with (fillfactor = 50);

alter table public.scans enable row level security;
revoke all on public.scans from anon, authenticated;
grant select on public.scans to authenticated;
create policy "teams can read what happened at the door" on public.scans
  for select to authenticated using (private.can(1, 'event', event_id));
alter table private.admissions enable row level security;
alter table private.door_counts enable row level security;
revoke all on private.admissions, private.door_counts from anon, authenticated;
