/**
 * Tables that hold nothing of a person, and in one word what instead. Their columns are named all the same: a new one is a
 * decision.
 */
export const impersonal: Record<string, Record<string, string>> = {
  catalogue: {
    'public.artists':
      'id name description links is_hidden suspended_at deleted_at version created_at updated_at is_out',
    'public.artist_genres': 'artist_id genre_id',
    'public.events':
      'id title description status status_note doors_at starts_at ends_at previous_starts_at timezone venue_id minimum_age price_from currency is_sold_out links transfers_allowed self_cancel_hours refund_note publish_at published_at featured_at suspended_at deleted_at version created_at updated_at is_out is_listed',
    'public.event_artists': 'event_id artist_id position note',
    'public.event_genres': 'event_id genre_id',
    'public.event_promoters': 'event_id promoter_id',
    'public.event_stages': 'id event_id name position colour place walk_minutes',
    'public.event_listings':
      'event_id title status starts_at ends_at timezone night last_night lasts_days venue_id venue_name city country genres acts genre_ids artist_ids promoter_ids picture_path picture_focus_x picture_focus_y minimum_age price_from currency is_sold_out published_at featured_at updated_at interested going popularity',
    'public.genres': 'id name description parent_id position',
    'public.genre_relations': 'genre_id related_id',
    'public.genre_redirects': 'old_id genre_id',
    'public.pictures':
      'id entity_type entity_id path width height focus_x focus_y description position created_at',
    'public.promoters':
      'id name description links is_hidden suspended_at deleted_at version created_at updated_at is_out',
    'public.stages': 'id venue_id name capacity position',
    'public.venues':
      'id name description address postal_code city country latitude longitude timezone capacity access_notes travel_notes links is_hidden suspended_at deleted_at version created_at updated_at is_out',
    'private.city_venues': 'city country venues',
    'private.entity_names': 'kind entity_id name detail plain words',
    'private.event_words': 'event_id words',
    'private.known_words': 'word',
    'private.timezones': 'name',
    'private.event_reminders': 'event_id doors_at',
  },
  offer: {
    'public.coupons':
      'id event_id code kind value ticket_type_ids unlocks max_uses max_per_person budget valid_from valid_until batch uses spent is_on created_at',
    'public.pools': 'id event_id name size sold held offered created_at limit_of',
    'public.order_pools': 'order_id pool_id places',
    'public.ticket_types':
      'id event_id name description kind position price price_is_free_choice fee_handling vat_percent sale_starts_at sale_ends_at opens_after min_per_order max_per_order max_per_person is_secret persons valid_nights enter_from enter_until is_on_sale deleted_at version created_at updated_at',
    'public.ticket_type_pools': 'ticket_type_id pool_id',
    'public.ticket_questions':
      'id event_id position label kind choices is_required ticket_type_ids deleted_at',
    'public.event_payouts': 'event_id account_id',
    'private.receipt_counters': 'seller year last',
    'public.revoked_serials': 'id event_id ticket_id serial reason revoked_at',
  },
  timetable: {
    'public.slots': 'id event_id stage_id title starts_at ends_at note version updated_at',
    'public.slot_artists': 'slot_id artist_id position',
    'public.published_slots':
      'id event_id stage_id title starts_at ends_at note night drift_minutes updated_at effective_starts_at effective_ends_at',
    'public.published_slot_artists': 'slot_id artist_id position',
    'public.timetable_changes': 'id event_id revision slot_id kind before after at',
    'public.timetable_settings': 'event_id day_starts_at changeover_minutes revision published_at',
    'private.told_drifts': 'slot_id minutes',
    'private.told_starts': 'slot_id starts_at',
  },
  rooms: {
    'public.chat_rooms':
      'id event_id kind name topic stage_id position read_by write_by opens_at closes_at slow_seconds is_locked is_open last_seq last_change last_message_at created_at',
  },
  door: {
    'public.door_rules': 'event_id reentry capacity live_code search_allowed version updated_at',
    'public.gates': 'id event_id name position ticket_type_ids created_at deleted_at',
    'private.door_counts': 'event_id night inside entries exits refusals conflicts',
  },
  import: {
    'public.event_import_entries':
      'id import_id place name problem content venue_id venue_likeness artists duplicate_of event_id',
    'private.event_import_entities': 'import_id entity_type entity_id',
  },
  webhooks: {
    'public.webhook_attempts': 'id delivery_id at took_ms status error answer',
    'public.webhook_deliveries':
      'id endpoint_id message_id state attempts next_at last_status last_error last_at created_at',
    'private.webhook_secrets': 'id endpoint_id secret created_at expires_at',
  },
  settings: {
    'private.notification_categories': 'category position in_app email push fixed',
    'private.notification_kinds': 'kind category in_app email push is_urgent mail_after stale_after',
    'private.push_hosts': 'host is_set',
    'private.selling_settings': 'id rate_factor payment_mode',
    'public.platform_settings':
      'id fee_percent fee_fixed hold_minutes payment_minutes offer_hours messages_per_day messages_per_month held_message_hours chat_new_hours chat_new_pause creations_per_day version',
    'limelight_server.demo': 'id seeded_at',
    'limelight_server.secrets': 'id secrets',
    'private.unsubscribe_key': 'key is_only',
    'private.ticket_keys': 'id event_id private_key public_key created_at retired_at',
    'storage.buckets':
      'id name owner owner_id public file_size_limit allowed_mime_types created_at updated_at',
  },
  machinery: {
    'graphile_worker._private_job_queues': 'id queue_name locked_at locked_by is_available',
    'graphile_worker._private_known_crontabs': 'identifier known_since last_execution',
    'graphile_worker._private_tasks': 'id identifier',
    'graphile_worker.migrations': 'id ts breaking',
    'private.self_checks': 'id note made_at ran_at',
    'private.workers': 'id connection_name',
    'realtime.nodes': 'id seen_at',
  },
};
