-- What staff decide for everyone (docs/glossary.md: platform setting): what Limelight takes and how far people may go.
-- One row with a column for each, so that each has a type, a range and a default. Functions join the row itself, which
-- costs them less than a call; 000940_changing_settings.sql changes it. app/features/settings/settings.ts has the same
-- ranges, tests/database/platform-settings.test.ts compares them.

create table public.platform_settings (
  id int primary key default 1 check (id = 1),
  -- Of every paid ticket; the fixed part in minor units of the event's currency.
  fee_percent numeric(5, 2) not null default 5 constraint setting_fee_percent check (fee_percent between 0 and 50),
  fee_fixed int not null default 50 constraint setting_fee_fixed check (fee_fixed between 0 and 10000),
  hold_minutes int not null default 10 constraint setting_hold_minutes check (hold_minutes between 1 and 60),
  -- Half an hour is the least that the payment provider accepts.
  payment_minutes int not null default 30 constraint setting_payment_minutes check (payment_minutes between 30 and 120),
  offer_hours int not null default 12 constraint setting_offer_hours check (offer_hours between 1 and 72),
  messages_per_day int not null default 3 constraint setting_messages_per_day check (messages_per_day between 1 and 20),
  messages_per_month int not null default 10 constraint setting_messages_per_month check (messages_per_month between 1 and 100),
  held_message_hours int not null default 2 constraint setting_held_message_hours check (held_message_hours between 0 and 48),
  chat_new_hours int not null default 24 constraint setting_chat_new_hours check (chat_new_hours between 0 and 720),
  chat_new_pause int not null default 30 constraint setting_chat_new_pause check (chat_new_pause between 0 and 300),
  creations_per_day int not null default 100 constraint setting_creations_per_day check (creations_per_day between 1 and 1000),
  version int not null default 1,
  constraint setting_month_holds_a_day check (messages_per_month >= messages_per_day)
);
insert into public.platform_settings default values;

alter table public.platform_settings enable row level security;
revoke all on public.platform_settings from anon, authenticated;
grant select on public.platform_settings to authenticated;

create policy "staff can read the platform's settings" on public.platform_settings
  for select to authenticated using ((select private.is_staff()));
