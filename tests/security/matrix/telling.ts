/** What `listTelling` finds, and why each is accepted. */
export const telling: Record<string, string> = {
  'block_user: ok, where there is none unknown_user':
    'that a number belongs to somebody says nothing about them',
  'count_followers: ok, where there is none empty': 'artists are public',
  'follow: ok, where there is none not_found': 'artists are public',
  'get_ticket_offer: ok, where there is none empty':
    'somebody with two addresses is told which one to sign in with, of which only three letters are shown',
  'withdraw_invitation: not_allowed, where there is none ok':
    'that a number was an invitation says neither whose nor to what',
};
