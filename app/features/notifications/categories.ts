type Category = {
  title: string;
  /** What comes under it, in the settings. */
  text: string;
  /** Why a letter came. */
  because: string;
  /** Why some of it cannot be turned off. */
  fixed?: string;
};

/** What a person can choose about; the order, the defaults and what is fixed are the database's. */
const categories: Record<string, Category> = {
  orders: {
    title: 'Orders and tickets',
    text: 'Tickets that you bought, were offered or gave away, and refunds.',
    because: 'you have an order on Limelight',
    fixed: 'Your tickets come by mail, so these always do.',
  },
  waiting_list: {
    title: 'Waiting lists',
    text: 'When it is your turn.',
    because: 'you are on a waiting list on Limelight',
    fixed: 'An offer waits for you only a short while, so it is always in the list.',
  },
  event_changes: {
    title: 'Changes of events',
    text: 'Cancelled, postponed or moved. Whoever holds a ticket always gets the mail.',
    because: 'you are interested in this event',
  },
  reminders: {
    title: 'Reminders',
    text: 'The day before an event that you hold a ticket for.',
    because: 'a ticket on Limelight is in this address’s name',
  },
  timetable: {
    title: 'Timetables',
    text: 'When what you want to see starts, runs late or changes.',
    because: 'you marked something in a timetable',
  },
  organiser_messages: {
    title: 'Messages from organisers',
    text: 'What organisers write to everyone with a ticket.',
    because: 'a ticket on Limelight is in this address’s name',
  },
  chat: {
    title: 'Chat',
    text: 'Mentions, answers and word from the moderators.',
    because: 'somebody wrote to you in a chat on Limelight',
  },
  following: {
    title: 'Who and what you follow',
    text: 'New events of artists, venues and promoters, and people who follow you.',
    because: 'you follow them on Limelight',
  },
  team: {
    title: 'Teams',
    text: 'Invitations to help run something.',
    because: 'somebody invited this address into a team on Limelight',
    fixed: 'An invitation waits for your answer, so it is always in the list.',
  },
  payouts: {
    title: 'Payouts',
    text: 'When money can be paid out, and when something is missing.',
    because: 'you are paid through Limelight',
    fixed: 'Without you nothing can be paid out, so it is always in the list.',
  },
  news: {
    title: 'News from Limelight',
    text: 'What is new, now and then.',
    because: 'you asked for news from Limelight',
  },
};

/** A newer version of the database may know more of them than a page that was left open. */
export function wordsOfCategory(category: string): Category {
  return (
    categories[category] ?? { title: 'Something new', text: '', because: 'you have an account on Limelight' }
  );
}
