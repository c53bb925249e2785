/**
 * The only functions of the private schema that people's roles may run, and only because a policy or a constraint does so in
 * their name. The gateway exposes none of them.
 */
export const privateFunctions = {
  everyone: [
    'can',
    'can_read_room',
    'can_see_entity',
    'can_see_event',
    'can_see_slot',
    'can_see_stage',
    'can_write_room',
    'current_user_id',
    'follows_me',
    'is_staff',
    'may_with_picture',
    'night_of',
    'permission_level',
    'refuse',
    'shows_plans',
  ],
  signedIn: [
    'are_links',
    'can_plan_slot',
    'count_own_pictures',
    'count_picture_files',
    'current_auth_id',
    'current_email',
    'is_given_away',
    'is_teammate',
    'owns_payout_account',
    'owns_webhooks',
  ],
};
