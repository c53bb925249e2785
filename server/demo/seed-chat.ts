import type postgres from 'postgres';
import { actingAs } from './acting-as.ts';
import { chats, reported } from './scene/chats.ts';

type Sql = postgres.TransactionSql;

/** Rooms in which people of the demo talk: tonight's and those of the festival. */
export async function seedChat(sql: Sql): Promise<void> {
  // Nobody of the demo is new: new accounts write less. More and more have come in the last months.
  await sql`update public.users set created_at = case when display_name like 'Demo %' then now() - interval '200 days'
    else now() - interval '1 day' * (1.1 + 100 * power(((id * 37) % 60 + id % 7 / 7.0) / 60, 1.8)) end`;
  await sql`update public.chat_rooms r set is_open = true from public.event_stages s
    where r.event_id in (1, 2) and (r.kind = 'ride_share' or (s.id = r.stage_id and r.kind = 'stage'))`;
  await giveTickets(sql);
  const messages = chats.flatMap(({ event, kind, stage = null, messages: said }) =>
    said.map(([minutesAgo, author, body, extras = {}], index) => ({
      event,
      kind,
      stage,
      seq: index + 1,
      ago: minutesAgo * 60,
      author,
      body,
      answers: extras.answers ?? null,
      mentions: extras.mentions ?? [],
      liked: extras.liked ?? {},
      pinned: extras.pinned ?? false,
      edited: extras.edited ?? false,
    })),
  );
  await sql`create temporary table demo_messages on commit drop as
    select r.id as room_id, u.id as author_id, now() - make_interval(secs => m.ago) as at, m.*
    from jsonb_to_recordset(${sql.json(messages)}) m (event bigint, kind text, stage text, seq bigint, ago int, author text, body text,
      answers bigint, mentions jsonb, liked jsonb, pinned boolean, edited boolean)
    join public.chat_rooms r on r.event_id = m.event and r.kind = m.kind
      and (m.stage is null or r.stage_id = (select s.id from public.event_stages s where s.event_id = m.event and s.name = m.stage))
    join public.users u on u.display_name = m.author`;
  await write(sql);
  await react(sql);
  await read(sql);
  await report(sql);
  await mention(sql);
}

async function write(sql: Sql): Promise<void> {
  await sql`insert into public.chat_messages (room_id, event_id, seq, change, author_id, client_id, body, mentions, created_at, edited_at, pinned_at)
    select room_id, event, seq, seq, author_id, gen_random_uuid(), body,
      array(select u.id from public.users u where u.display_name in (select jsonb_array_elements_text(mentions))),
      at, case when edited then at + interval '1 minute' end, case when pinned then at + interval '2 minutes' end
    from demo_messages order by at`;
  await sql`update public.chat_messages m set reply_to = a.id
    from demo_messages d join public.chat_messages a on a.room_id = d.room_id and a.seq = d.answers
    where m.room_id = d.room_id and m.seq = d.seq`;
  await sql`update public.chat_rooms r set last_seq = d.last, last_change = d.last, last_message_at = d.at
    from (select room_id, max(seq) as last, max(at) as at from demo_messages group by room_id) d where r.id = d.room_id`;
  await sql`insert into private.chat_people (event_id, user_id) select distinct event, author_id from demo_messages`;
  await sql`insert into public.chat_actions (event_id, room_id, message_id, user_id, by_user_id, what, at)
    select m.event_id, m.room_id, m.id, m.author_id, u.id, 'pinned', m.pinned_at
    from public.chat_messages m join public.users u on u.display_name = 'Demo Organiser' where m.pinned_at is not null`;
}

/** As many different people as are told, never the author. */
async function react(sql: Sql): Promise<void> {
  await sql`insert into public.chat_reactions (message_id, user_id, emoji)
    select m.id, p.id, l.emoji
    from demo_messages d join public.chat_messages m on m.room_id = d.room_id and m.seq = d.seq
    cross join lateral (select key as emoji, value::int as wanted from jsonb_each_text(d.liked)) l
    cross join lateral (
      select u.id from public.users u where u.handle is not null and u.id <> m.author_id and u.display_name <> 'Demo Visitor'
      order by md5(u.id || l.emoji || m.id) limit l.wanted
    ) p`;
  await sql`update public.chat_messages m set reactions = r.reactions from (
    select c.message_id, jsonb_object_agg(c.emoji, c.count) as reactions
    from (select message_id, emoji, count(*) as count from public.chat_reactions group by message_id, emoji) c group by c.message_id
  ) r where r.message_id = m.id`;
}

/** The accounts of the demo were here a while ago: some of it is new to them. */
async function read(sql: Sql): Promise<void> {
  await sql`insert into public.chat_reads (user_id, room_id, last_seq, told_seq)
    select u.id, r.id, greatest(r.last_seq - 5, 0), greatest(r.last_seq - 5, 0)
    from public.chat_rooms r cross join public.users u
    where r.last_seq > 0 and u.display_name like 'Demo %' and (r.kind in ('general', 'announcements') or u.display_name <> 'Demo Visitor')`;
}

/** Some reports wait for the organiser, some were decided. */
async function report(sql: Sql): Promise<void> {
  const made = await sql<{ id: number; decision: string | null }[]>`
    with wanted as (
      select r.* from jsonb_to_recordset(${sql.json(reported)}) r (event bigint, author text, says text, "by" text, reason text, note text, decision text)
    ), made as (
      insert into public.chat_reports (event_id, room_id, message_id, author_id, reporter_id, reason, note, body, created_at)
      select m.event_id, m.room_id, m.id, m.author_id, r.id, w.reason, w.note, m.body, m.created_at + interval '2 minutes'
      from wanted w join public.users a on a.display_name = w.author
      join public.chat_messages m on m.event_id = w.event and m.author_id = a.id and m.body like w.says || '%'
      join public.users r on r.display_name = w."by" order by m.created_at
      returning id, author_id, reason
    )
    select made.id::int, w.decision from made join public.users a on a.id = made.author_id
    join wanted w on w.author = a.display_name and w.reason = made.reason where w.decision is not null order by 1`;
  await actingAs(sql, 'Demo Organiser', async () => {
    for (const { id, decision } of made) await sql`select public.decide_report(${id}, ${decision}, 1440)`;
  });
  await sql`update public.chat_reports set decided_at = created_at + interval '3 minutes' where decided_at is not null`;
  await sql`update public.chat_actions a set at = r.decided_at from public.chat_reports r where r.message_id = a.message_id and a.at = now()`;
  await sql`
    with done as (delete from public.chat_actions returning *)
    insert into public.chat_actions (event_id, room_id, message_id, user_id, by_user_id, what, detail, at)
    select event_id, room_id, message_id, user_id, by_user_id, what, detail,
      case when at = now() then (select max(decided_at) from public.chat_reports) else at end as happened_at
    from done order by happened_at`;
}

/** Who waits for a decision is told to the team; whoever was named or answered by somebody else has heard of it. */
async function mention(sql: Sql): Promise<void> {
  await sql`
    insert into public.notifications (user_id, kind, event_id, subject_type, subject_id, room_id, title, excerpt, created_at)
    select u.id, 'chat_moderation', r.event_id, 'chat_report', r.id, r.room_id, 'Somebody reported a message in ' || c.name, left(r.body, 200), r.created_at
    from public.chat_reports r join public.chat_rooms c on c.id = r.room_id join public.users u on u.display_name = 'Demo Organiser'
    where r.decided_at is null order by r.created_at`;
  await sql`
    insert into public.notifications (user_id, kind, event_id, actor_id, subject_type, subject_id, room_id, excerpt, created_at)
    select u.id, case when u.id = any (m.mentions) then 'chat_mention' else 'chat_reply' end, m.event_id, m.author_id, 'chat_message', m.id, m.room_id,
      left(m.body, 200), m.created_at
    from public.chat_messages m left join public.chat_messages a on a.id = m.reply_to
    join public.users u on u.id = any (m.mentions) or u.id = a.author_id
    where u.display_name like 'Demo %' and u.id <> m.author_id and m.body is not null order by m.created_at`;
}

/** Some of those who talk bought their ticket with an account: they are holders, and tonight some are inside. */
async function giveTickets(sql: Sql): Promise<void> {
  const names = [...new Set(chats.flatMap(({ messages }) => messages.map(([, author]) => author)))];
  await sql`
    with talking as (
      select u.id, u.display_name, a.email, row_number() over (order by u.id) as place
      from public.users u join auth.users a on a.id = u.supabase_id
      where u.display_name = any (${names}) and u.display_name not like 'Demo %'
    ), free as (
      select k.id, k.event_id, row_number() over (partition by k.event_id order by (d.inside > 0) desc nulls last, k.id) as place
      from public.tickets k left join private.admissions d on d.ticket_id = k.id
      where k.event_id in (1, 2) and k.holder_id is null and k.status = 'valid'
    )
    update public.tickets k set holder_id = t.id, holder_name = t.display_name, holder_email = t.email
    from free f join talking t on t.place = f.place where k.id = f.id`;
}
