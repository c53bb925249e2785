export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      announcements: {
        Row: {
          audience: string
          body: string
          created_at: string
          created_by: number | null
          from_at: string | null
          id: number
          link_label: string | null
          link_to: string | null
          title: string
          until_at: string | null
          updated_at: string
          version: number
        }
        Insert: {
          audience?: string
          body: string
          created_at?: string
          created_by?: number | null
          from_at?: string | null
          id?: never
          link_label?: string | null
          link_to?: string | null
          title: string
          until_at?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          audience?: string
          body?: string
          created_at?: string
          created_by?: number | null
          from_at?: string | null
          id?: never
          link_label?: string | null
          link_to?: string | null
          title?: string
          until_at?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "announcements_created_by_fkey"
            columns: ["created_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      artist_genres: {
        Row: {
          artist_id: number
          genre_id: number
        }
        Insert: {
          artist_id: number
          genre_id: number
        }
        Update: {
          artist_id?: number
          genre_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "artist_genres_artist_id_fkey"
            columns: ["artist_id"]
            referencedRelation: "artists"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "artist_genres_genre_id_fkey"
            columns: ["genre_id"]
            referencedRelation: "genres"
            referencedColumns: ["id"]
          },
        ]
      }
      artists: {
        Row: {
          created_at: string
          deleted_at: string | null
          description: string
          id: number
          is_hidden: boolean
          is_out: boolean
          links: NonNullable<Json>
          name: string
          suspended_at: string | null
          updated_at: string
          version: number
        }
        Insert: {
          created_at?: string
          deleted_at?: string | null
          description?: string
          id?: number
          is_hidden?: boolean
          is_out?: never
          links?: NonNullable<Json>
          name: string
          suspended_at?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          description?: string
          id?: number
          is_hidden?: boolean
          is_out?: never
          links?: NonNullable<Json>
          name?: string
          suspended_at?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      audit_entries: {
        Row: {
          action: string
          actor_user_id: number | null
          at: string
          detail: NonNullable<Json>
          entity_id: number
          entity_type: string
          id: number
        }
        Insert: {
          action: string
          actor_user_id?: number | null
          at?: string
          detail?: NonNullable<Json>
          entity_id: number
          entity_type: string
          id?: never
        }
        Update: {
          action?: string
          actor_user_id?: number | null
          at?: string
          detail?: NonNullable<Json>
          entity_id?: number
          entity_type?: string
          id?: never
        }
        Relationships: [
          {
            foreignKeyName: "audit_entries_actor_user_id_fkey"
            columns: ["actor_user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      chat_actions: {
        Row: {
          at: string
          by_user_id: number | null
          detail: NonNullable<Json>
          event_id: number
          id: number
          message_id: number | null
          room_id: number | null
          user_id: number | null
          what: string
        }
        Insert: {
          at?: string
          by_user_id?: number | null
          detail?: NonNullable<Json>
          event_id: number
          id?: never
          message_id?: number | null
          room_id?: number | null
          user_id?: number | null
          what: string
        }
        Update: {
          at?: string
          by_user_id?: number | null
          detail?: NonNullable<Json>
          event_id?: number
          id?: never
          message_id?: number | null
          room_id?: number | null
          user_id?: number | null
          what?: string
        }
        Relationships: [
          {
            foreignKeyName: "chat_actions_by_user_id_fkey"
            columns: ["by_user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_actions_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_actions_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "chat_messages"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_actions_room_id_fkey"
            columns: ["room_id"]
            referencedRelation: "chat_rooms"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_actions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      chat_messages: {
        Row: {
          author_id: number | null
          body: string | null
          change: number
          client_id: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          event_id: number
          id: number
          is_removed: boolean
          mentions: number[]
          picture: Json | null
          pinned_at: string | null
          reactions: NonNullable<Json>
          reply_to: number | null
          room_id: number
          seq: number
        }
        Insert: {
          author_id?: number | null
          body?: string | null
          change: number
          client_id: string
          created_at: string
          deleted_at?: string | null
          edited_at?: string | null
          event_id: number
          id?: never
          is_removed?: boolean
          mentions?: number[]
          picture?: Json | null
          pinned_at?: string | null
          reactions?: NonNullable<Json>
          reply_to?: number | null
          room_id: number
          seq: number
        }
        Update: {
          author_id?: number | null
          body?: string | null
          change?: number
          client_id?: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          event_id?: number
          id?: never
          is_removed?: boolean
          mentions?: number[]
          picture?: Json | null
          pinned_at?: string | null
          reactions?: NonNullable<Json>
          reply_to?: number | null
          room_id?: number
          seq?: number
        }
        Relationships: [
          {
            foreignKeyName: "chat_messages_author_id_fkey"
            columns: ["author_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_messages_reply_to_fkey"
            columns: ["reply_to"]
            referencedRelation: "chat_messages"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_messages_room_id_fkey"
            columns: ["room_id"]
            referencedRelation: "chat_rooms"
            referencedColumns: ["id"]
          },
        ]
      }
      chat_muted_tickets: {
        Row: {
          mute_id: number
          ticket_id: number
        }
        Insert: {
          mute_id: number
          ticket_id: number
        }
        Update: {
          mute_id?: number
          ticket_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "chat_muted_tickets_mute_id_fkey"
            columns: ["mute_id"]
            referencedRelation: "chat_mutes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_muted_tickets_ticket_id_fkey"
            columns: ["ticket_id"]
            referencedRelation: "tickets"
            referencedColumns: ["id"]
          },
        ]
      }
      chat_mutes: {
        Row: {
          created_at: string
          event_id: number
          id: number
          lifted_at: string | null
          muted_by: number | null
          reason: string
          until: string | null
          user_id: number
        }
        Insert: {
          created_at?: string
          event_id: number
          id?: never
          lifted_at?: string | null
          muted_by?: number | null
          reason?: string
          until?: string | null
          user_id: number
        }
        Update: {
          created_at?: string
          event_id?: number
          id?: never
          lifted_at?: string | null
          muted_by?: number | null
          reason?: string
          until?: string | null
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "chat_mutes_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_mutes_muted_by_fkey"
            columns: ["muted_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_mutes_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      chat_pictures: {
        Row: {
          created_at: string
          height: number
          id: string
          message_id: number | null
          path: string
          room_id: number
          user_id: number | null
          width: number
        }
        Insert: {
          created_at?: string
          height: number
          id?: string
          message_id?: number | null
          path: string
          room_id: number
          user_id?: number | null
          width: number
        }
        Update: {
          created_at?: string
          height?: number
          id?: string
          message_id?: number | null
          path?: string
          room_id?: number
          user_id?: number | null
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "chat_pictures_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "chat_messages"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_pictures_room_id_fkey"
            columns: ["room_id"]
            referencedRelation: "chat_rooms"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_pictures_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      chat_reactions: {
        Row: {
          emoji: string
          message_id: number
          user_id: number
        }
        Insert: {
          emoji: string
          message_id: number
          user_id: number
        }
        Update: {
          emoji?: string
          message_id?: number
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "chat_reactions_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "chat_messages"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_reactions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      chat_reads: {
        Row: {
          last_seq: number
          room_id: number
          told_at: string
          told_seq: number
          user_id: number
        }
        Insert: {
          last_seq: number
          room_id: number
          told_at?: string
          told_seq?: number
          user_id: number
        }
        Update: {
          last_seq?: number
          room_id?: number
          told_at?: string
          told_seq?: number
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "chat_reads_room_id_fkey"
            columns: ["room_id"]
            referencedRelation: "chat_rooms"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_reads_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      chat_reports: {
        Row: {
          author_id: number | null
          body: string | null
          created_at: string
          decided_at: string | null
          decided_by: number | null
          decision: string | null
          event_id: number
          id: number
          message_id: number
          note: string
          picture: Json | null
          reason: string
          reporter_id: number | null
          room_id: number
        }
        Insert: {
          author_id?: number | null
          body?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: number | null
          decision?: string | null
          event_id: number
          id?: never
          message_id: number
          note?: string
          picture?: Json | null
          reason: string
          reporter_id?: number | null
          room_id: number
        }
        Update: {
          author_id?: number | null
          body?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: number | null
          decision?: string | null
          event_id?: number
          id?: never
          message_id?: number
          note?: string
          picture?: Json | null
          reason?: string
          reporter_id?: number | null
          room_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "chat_reports_author_id_fkey"
            columns: ["author_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_reports_decided_by_fkey"
            columns: ["decided_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_reports_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_reports_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "chat_messages"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_reports_reporter_id_fkey"
            columns: ["reporter_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_reports_room_id_fkey"
            columns: ["room_id"]
            referencedRelation: "chat_rooms"
            referencedColumns: ["id"]
          },
        ]
      }
      chat_rooms: {
        Row: {
          closes_at: string | null
          created_at: string
          event_id: number
          id: number
          is_locked: boolean
          is_open: boolean
          kind: string
          last_change: number
          last_message_at: string | null
          last_seq: number
          name: string
          opens_at: string | null
          position: number
          read_by: string
          slow_seconds: number
          stage_id: number | null
          topic: string
          write_by: string
        }
        Insert: {
          closes_at?: string | null
          created_at?: string
          event_id: number
          id?: number
          is_locked?: boolean
          is_open?: boolean
          kind: string
          last_change?: number
          last_message_at?: string | null
          last_seq?: number
          name: string
          opens_at?: string | null
          position?: number
          read_by: string
          slow_seconds?: number
          stage_id?: number | null
          topic?: string
          write_by: string
        }
        Update: {
          closes_at?: string | null
          created_at?: string
          event_id?: number
          id?: number
          is_locked?: boolean
          is_open?: boolean
          kind?: string
          last_change?: number
          last_message_at?: string | null
          last_seq?: number
          name?: string
          opens_at?: string | null
          position?: number
          read_by?: string
          slow_seconds?: number
          stage_id?: number | null
          topic?: string
          write_by?: string
        }
        Relationships: [
          {
            foreignKeyName: "chat_rooms_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "chat_rooms_stage_id_fkey"
            columns: ["stage_id"]
            referencedRelation: "event_stages"
            referencedColumns: ["id"]
          },
        ]
      }
      coupons: {
        Row: {
          batch: string
          budget: number | null
          code: string
          created_at: string
          event_id: number
          id: number
          is_on: boolean
          kind: Database["public"]["Enums"]["coupon_kind"]
          max_per_person: number | null
          max_uses: number | null
          spent: number
          ticket_type_ids: number[]
          unlocks: number[]
          uses: number
          valid_from: string | null
          valid_until: string | null
          value: number
        }
        Insert: {
          batch?: string
          budget?: number | null
          code: string
          created_at?: string
          event_id: number
          id?: number
          is_on?: boolean
          kind: Database["public"]["Enums"]["coupon_kind"]
          max_per_person?: number | null
          max_uses?: number | null
          spent?: number
          ticket_type_ids?: number[]
          unlocks?: number[]
          uses?: number
          valid_from?: string | null
          valid_until?: string | null
          value?: number
        }
        Update: {
          batch?: string
          budget?: number | null
          code?: string
          created_at?: string
          event_id?: number
          id?: number
          is_on?: boolean
          kind?: Database["public"]["Enums"]["coupon_kind"]
          max_per_person?: number | null
          max_uses?: number | null
          spent?: number
          ticket_type_ids?: number[]
          unlocks?: number[]
          uses?: number
          valid_from?: string | null
          valid_until?: string | null
          value?: number
        }
        Relationships: [
          {
            foreignKeyName: "coupons_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      door_rules: {
        Row: {
          capacity: number | null
          event_id: number
          live_code: boolean
          reentry: Database["public"]["Enums"]["reentry_rule"]
          search_allowed: boolean
          updated_at: string
          version: number
        }
        Insert: {
          capacity?: number | null
          event_id: number
          live_code?: boolean
          reentry?: Database["public"]["Enums"]["reentry_rule"]
          search_allowed?: boolean
          updated_at?: string
          version?: number
        }
        Update: {
          capacity?: number | null
          event_id?: number
          live_code?: boolean
          reentry?: Database["public"]["Enums"]["reentry_rule"]
          search_allowed?: boolean
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "door_rules_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_artists: {
        Row: {
          artist_id: number
          event_id: number
          note: string
          position: number
        }
        Insert: {
          artist_id: number
          event_id: number
          note?: string
          position: number
        }
        Update: {
          artist_id?: number
          event_id?: number
          note?: string
          position?: number
        }
        Relationships: [
          {
            foreignKeyName: "event_artists_artist_id_fkey"
            columns: ["artist_id"]
            referencedRelation: "artists"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_artists_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_genres: {
        Row: {
          event_id: number
          genre_id: number
        }
        Insert: {
          event_id: number
          genre_id: number
        }
        Update: {
          event_id?: number
          genre_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "event_genres_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_genres_genre_id_fkey"
            columns: ["genre_id"]
            referencedRelation: "genres"
            referencedColumns: ["id"]
          },
        ]
      }
      event_import_entries: {
        Row: {
          artists: NonNullable<Json>
          content: Json | null
          duplicate_of: number | null
          event_id: number | null
          id: number
          import_id: number
          name: string
          place: number
          problem: string | null
          venue_id: number | null
          venue_likeness: number | null
        }
        Insert: {
          artists?: NonNullable<Json>
          content?: Json | null
          duplicate_of?: number | null
          event_id?: number | null
          id?: never
          import_id: number
          name: string
          place: number
          problem?: string | null
          venue_id?: number | null
          venue_likeness?: number | null
        }
        Update: {
          artists?: NonNullable<Json>
          content?: Json | null
          duplicate_of?: number | null
          event_id?: number | null
          id?: never
          import_id?: number
          name?: string
          place?: number
          problem?: string | null
          venue_id?: number | null
          venue_likeness?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "event_import_entries_duplicate_of_fkey"
            columns: ["duplicate_of"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_import_entries_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_import_entries_import_id_fkey"
            columns: ["import_id"]
            referencedRelation: "event_imports"
            referencedColumns: ["id"]
          },
        ]
      }
      event_imports: {
        Row: {
          created_at: string
          id: number
          imported_at: string | null
          kind: string
          made_by: number
          source: string
          state: string
          undone_at: string | null
        }
        Insert: {
          created_at?: string
          id?: never
          imported_at?: string | null
          kind: string
          made_by: number
          source: string
          state?: string
          undone_at?: string | null
        }
        Update: {
          created_at?: string
          id?: never
          imported_at?: string | null
          kind?: string
          made_by?: number
          source?: string
          state?: string
          undone_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "event_imports_made_by_fkey"
            columns: ["made_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      event_interest: {
        Row: {
          created_at: string
          event_id: number
          interest: Database["public"]["Enums"]["interest"]
          user_id: number
        }
        Insert: {
          created_at?: string
          event_id: number
          interest: Database["public"]["Enums"]["interest"]
          user_id: number
        }
        Update: {
          created_at?: string
          event_id?: number
          interest?: Database["public"]["Enums"]["interest"]
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "event_interest_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_interest_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      event_listings: {
        Row: {
          acts: string[]
          artist_ids: number[]
          city: string | null
          country: string | null
          currency: string
          ends_at: string
          event_id: number
          featured_at: string | null
          genre_ids: number[]
          genres: NonNullable<Json>
          going: number
          interested: number
          is_sold_out: boolean
          last_night: string
          lasts_days: boolean
          minimum_age: number | null
          night: string
          picture_focus_x: number | null
          picture_focus_y: number | null
          picture_path: string | null
          popularity: number
          price_from: number | null
          promoter_ids: number[]
          published_at: string | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          updated_at: string
          venue_id: number | null
          venue_name: string | null
        }
        Insert: {
          acts: string[]
          artist_ids: number[]
          city?: string | null
          country?: string | null
          currency: string
          ends_at: string
          event_id: number
          featured_at?: string | null
          genre_ids: number[]
          genres: NonNullable<Json>
          going?: number
          interested?: number
          is_sold_out: boolean
          last_night: string
          lasts_days: boolean
          minimum_age?: number | null
          night: string
          picture_focus_x?: number | null
          picture_focus_y?: number | null
          picture_path?: string | null
          popularity?: number
          price_from?: number | null
          promoter_ids: number[]
          published_at?: string | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          updated_at: string
          venue_id?: number | null
          venue_name?: string | null
        }
        Update: {
          acts?: string[]
          artist_ids?: number[]
          city?: string | null
          country?: string | null
          currency?: string
          ends_at?: string
          event_id?: number
          featured_at?: string | null
          genre_ids?: number[]
          genres?: NonNullable<Json>
          going?: number
          interested?: number
          is_sold_out?: boolean
          last_night?: string
          lasts_days?: boolean
          minimum_age?: number | null
          night?: string
          picture_focus_x?: number | null
          picture_focus_y?: number | null
          picture_path?: string | null
          popularity?: number
          price_from?: number | null
          promoter_ids?: number[]
          published_at?: string | null
          starts_at?: string
          status?: Database["public"]["Enums"]["event_status"]
          timezone?: string
          title?: string
          updated_at?: string
          venue_id?: number | null
          venue_name?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "event_listings_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_listings_venue_id_fkey"
            columns: ["venue_id"]
            referencedRelation: "venues"
            referencedColumns: ["id"]
          },
        ]
      }
      event_payouts: {
        Row: {
          account_id: number
          event_id: number
        }
        Insert: {
          account_id: number
          event_id: number
        }
        Update: {
          account_id?: number
          event_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "event_payouts_account_id_fkey"
            columns: ["account_id"]
            referencedRelation: "payout_accounts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_payouts_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_promoters: {
        Row: {
          event_id: number
          promoter_id: number
        }
        Insert: {
          event_id: number
          promoter_id: number
        }
        Update: {
          event_id?: number
          promoter_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "event_promoters_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_promoters_promoter_id_fkey"
            columns: ["promoter_id"]
            referencedRelation: "promoters"
            referencedColumns: ["id"]
          },
        ]
      }
      event_stages: {
        Row: {
          colour: string
          event_id: number
          id: number
          name: string
          place: string
          position: number
          walk_minutes: number
        }
        Insert: {
          colour?: string
          event_id: number
          id?: number
          name: string
          place?: string
          position?: number
          walk_minutes?: number
        }
        Update: {
          colour?: string
          event_id?: number
          id?: number
          name?: string
          place?: string
          position?: number
          walk_minutes?: number
        }
        Relationships: [
          {
            foreignKeyName: "event_stages_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      events: {
        Row: {
          created_at: string
          currency: string
          deleted_at: string | null
          description: string
          doors_at: string | null
          ends_at: string
          featured_at: string | null
          id: number
          is_listed: boolean
          is_out: boolean
          is_sold_out: boolean
          links: NonNullable<Json>
          minimum_age: number | null
          previous_starts_at: string | null
          price_from: number | null
          publish_at: string | null
          published_at: string | null
          refund_note: string
          self_cancel_hours: number | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          status_note: string
          suspended_at: string | null
          timezone: string
          title: string
          transfers_allowed: boolean
          updated_at: string
          venue_id: number | null
          version: number
        }
        Insert: {
          created_at?: string
          currency?: string
          deleted_at?: string | null
          description?: string
          doors_at?: string | null
          ends_at: string
          featured_at?: string | null
          id?: number
          is_listed?: never
          is_out?: never
          is_sold_out?: boolean
          links?: NonNullable<Json>
          minimum_age?: number | null
          previous_starts_at?: string | null
          price_from?: number | null
          publish_at?: string | null
          published_at?: string | null
          refund_note?: string
          self_cancel_hours?: number | null
          starts_at: string
          status?: Database["public"]["Enums"]["event_status"]
          status_note?: string
          suspended_at?: string | null
          timezone: string
          title: string
          transfers_allowed?: boolean
          updated_at?: string
          venue_id?: number | null
          version?: number
        }
        Update: {
          created_at?: string
          currency?: string
          deleted_at?: string | null
          description?: string
          doors_at?: string | null
          ends_at?: string
          featured_at?: string | null
          id?: number
          is_listed?: never
          is_out?: never
          is_sold_out?: boolean
          links?: NonNullable<Json>
          minimum_age?: number | null
          previous_starts_at?: string | null
          price_from?: number | null
          publish_at?: string | null
          published_at?: string | null
          refund_note?: string
          self_cancel_hours?: number | null
          starts_at?: string
          status?: Database["public"]["Enums"]["event_status"]
          status_note?: string
          suspended_at?: string | null
          timezone?: string
          title?: string
          transfers_allowed?: boolean
          updated_at?: string
          venue_id?: number | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "events_venue_id_fkey"
            columns: ["venue_id"]
            referencedRelation: "venues"
            referencedColumns: ["id"]
          },
        ]
      }
      follows: {
        Row: {
          created_at: string
          entity_id: number
          entity_type: string
          is_accepted: boolean
          user_id: number
        }
        Insert: {
          created_at?: string
          entity_id: number
          entity_type: string
          is_accepted?: boolean
          user_id: number
        }
        Update: {
          created_at?: string
          entity_id?: number
          entity_type?: string
          is_accepted?: boolean
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "follows_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      gates: {
        Row: {
          created_at: string
          deleted_at: string | null
          event_id: number
          id: number
          name: string
          position: number
          ticket_type_ids: number[]
        }
        Insert: {
          created_at?: string
          deleted_at?: string | null
          event_id: number
          id?: number
          name: string
          position?: number
          ticket_type_ids?: number[]
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          event_id?: number
          id?: number
          name?: string
          position?: number
          ticket_type_ids?: number[]
        }
        Relationships: [
          {
            foreignKeyName: "gates_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      genre_redirects: {
        Row: {
          genre_id: number
          old_id: number
        }
        Insert: {
          genre_id: number
          old_id: number
        }
        Update: {
          genre_id?: number
          old_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "genre_redirects_genre_id_fkey"
            columns: ["genre_id"]
            referencedRelation: "genres"
            referencedColumns: ["id"]
          },
        ]
      }
      genre_relations: {
        Row: {
          genre_id: number
          related_id: number
        }
        Insert: {
          genre_id: number
          related_id: number
        }
        Update: {
          genre_id?: number
          related_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "genre_relations_genre_id_fkey"
            columns: ["genre_id"]
            referencedRelation: "genres"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "genre_relations_related_id_fkey"
            columns: ["related_id"]
            referencedRelation: "genres"
            referencedColumns: ["id"]
          },
        ]
      }
      genres: {
        Row: {
          description: string
          id: number
          name: string
          parent_id: number | null
          position: number
        }
        Insert: {
          description?: string
          id?: number
          name: string
          parent_id?: number | null
          position?: number
        }
        Update: {
          description?: string
          id?: number
          name?: string
          parent_id?: number | null
          position?: number
        }
        Relationships: [
          {
            foreignKeyName: "genres_parent_id_fkey"
            columns: ["parent_id"]
            referencedRelation: "genres"
            referencedColumns: ["id"]
          },
        ]
      }
      holder_messages: {
        Row: {
          began_at: string | null
          body: string
          cancelled_by: number | null
          created_at: string
          created_by: number | null
          ended_at: string | null
          event_id: number
          failed: number | null
          id: number
          is_held: boolean
          left_out: number | null
          reply_to: string | null
          segment: string
          send_at: string
          sent: number | null
          state: string
          subject: string
          ticket_type_ids: number[]
          tickets: number | null
        }
        Insert: {
          began_at?: string | null
          body: string
          cancelled_by?: number | null
          created_at?: string
          created_by?: number | null
          ended_at?: string | null
          event_id: number
          failed?: number | null
          id?: never
          is_held?: boolean
          left_out?: number | null
          reply_to?: string | null
          segment: string
          send_at: string
          sent?: number | null
          state?: string
          subject: string
          ticket_type_ids?: number[]
          tickets?: number | null
        }
        Update: {
          began_at?: string | null
          body?: string
          cancelled_by?: number | null
          created_at?: string
          created_by?: number | null
          ended_at?: string | null
          event_id?: number
          failed?: number | null
          id?: never
          is_held?: boolean
          left_out?: number | null
          reply_to?: string | null
          segment?: string
          send_at?: string
          sent?: number | null
          state?: string
          subject?: string
          ticket_type_ids?: number[]
          tickets?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "holder_messages_cancelled_by_fkey"
            columns: ["cancelled_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "holder_messages_created_by_fkey"
            columns: ["created_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "holder_messages_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_settings: {
        Row: {
          category: string
          email: boolean
          in_app: boolean
          push: boolean
          user_id: number
        }
        Insert: {
          category: string
          email: boolean
          in_app: boolean
          push: boolean
          user_id: number
        }
        Update: {
          category?: string
          email?: boolean
          in_app?: boolean
          push?: boolean
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "notification_settings_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      notifications: {
        Row: {
          actor_id: number | null
          because_id: number | null
          because_name: string | null
          because_type: string | null
          channels: string[] | null
          created_at: string
          event_id: number | null
          excerpt: string | null
          happens_at: string | null
          id: number
          in_app: boolean
          kind: string
          read_at: string | null
          room_id: number | null
          slot_id: string | null
          subject_id: number | null
          subject_type: string | null
          title: string | null
          user_id: number
        }
        Insert: {
          actor_id?: number | null
          because_id?: number | null
          because_name?: string | null
          because_type?: string | null
          channels?: string[] | null
          created_at?: string
          event_id?: number | null
          excerpt?: string | null
          happens_at?: string | null
          id?: never
          in_app?: boolean
          kind: string
          read_at?: string | null
          room_id?: number | null
          slot_id?: string | null
          subject_id?: number | null
          subject_type?: string | null
          title?: string | null
          user_id: number
        }
        Update: {
          actor_id?: number | null
          because_id?: number | null
          because_name?: string | null
          because_type?: string | null
          channels?: string[] | null
          created_at?: string
          event_id?: number | null
          excerpt?: string | null
          happens_at?: string | null
          id?: never
          in_app?: boolean
          kind?: string
          read_at?: string | null
          room_id?: number | null
          slot_id?: string | null
          subject_id?: number | null
          subject_type?: string | null
          title?: string | null
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "notifications_actor_id_fkey"
            columns: ["actor_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      order_events: {
        Row: {
          at: string
          by_user_id: number | null
          detail: NonNullable<Json>
          id: number
          order_id: number
          what: string
        }
        Insert: {
          at?: string
          by_user_id?: number | null
          detail?: NonNullable<Json>
          id?: never
          order_id: number
          what: string
        }
        Update: {
          at?: string
          by_user_id?: number | null
          detail?: NonNullable<Json>
          id?: never
          order_id?: number
          what?: string
        }
        Relationships: [
          {
            foreignKeyName: "order_events_by_user_id_fkey"
            columns: ["by_user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "order_events_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      order_lines: {
        Row: {
          discount: number
          fee: number
          id: number
          order_id: number
          quantity: number
          ticket_type_id: number
          unit_price: number
        }
        Insert: {
          discount?: number
          fee?: number
          id?: number
          order_id: number
          quantity: number
          ticket_type_id: number
          unit_price: number
        }
        Update: {
          discount?: number
          fee?: number
          id?: number
          order_id?: number
          quantity?: number
          ticket_type_id?: number
          unit_price?: number
        }
        Relationships: [
          {
            foreignKeyName: "order_lines_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "order_lines_ticket_type_id_fkey"
            columns: ["ticket_type_id"]
            referencedRelation: "ticket_types"
            referencedColumns: ["id"]
          },
        ]
      }
      order_pools: {
        Row: {
          order_id: number
          places: number
          pool_id: number
        }
        Insert: {
          order_id: number
          places: number
          pool_id: number
        }
        Update: {
          order_id?: number
          places?: number
          pool_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "order_pools_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "order_pools_pool_id_fkey"
            columns: ["pool_id"]
            referencedRelation: "pools"
            referencedColumns: ["id"]
          },
        ]
      }
      orders: {
        Row: {
          code: string
          coupon_id: number | null
          created_at: string
          currency: string
          discount: number
          email: string
          event_id: number
          expires_at: string | null
          fee: number
          id: number
          is_open: boolean
          kind: Database["public"]["Enums"]["order_kind"]
          name: string
          paid_at: string | null
          refunded: number
          request_key: string
          search_text: string
          secret_hash: string
          status: Database["public"]["Enums"]["order_status"]
          subtotal: number
          takes_room: boolean
          total: number
          user_id: number | null
          vat: number
        }
        Insert: {
          code: string
          coupon_id?: number | null
          created_at?: string
          currency: string
          discount?: number
          email?: string
          event_id: number
          expires_at?: string | null
          fee?: number
          id?: number
          is_open?: never
          kind?: Database["public"]["Enums"]["order_kind"]
          name?: string
          paid_at?: string | null
          refunded?: number
          request_key: string
          search_text?: never
          secret_hash: string
          status: Database["public"]["Enums"]["order_status"]
          subtotal: number
          takes_room?: never
          total: number
          user_id?: number | null
          vat?: number
        }
        Update: {
          code?: string
          coupon_id?: number | null
          created_at?: string
          currency?: string
          discount?: number
          email?: string
          event_id?: number
          expires_at?: string | null
          fee?: number
          id?: number
          is_open?: never
          kind?: Database["public"]["Enums"]["order_kind"]
          name?: string
          paid_at?: string | null
          refunded?: number
          request_key?: string
          search_text?: never
          secret_hash?: string
          status?: Database["public"]["Enums"]["order_status"]
          subtotal?: number
          takes_room?: never
          total?: number
          user_id?: number | null
          vat?: number
        }
        Relationships: [
          {
            foreignKeyName: "orders_coupon_id_fkey"
            columns: ["coupon_id"]
            referencedRelation: "coupons"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "orders_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "orders_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      payment_events: {
        Row: {
          attempts: number
          error: string | null
          id: number
          payload: NonNullable<Json>
          processed_at: string | null
          provider_id: string
          received_at: string
          type: string
        }
        Insert: {
          attempts?: number
          error?: string | null
          id?: never
          payload: NonNullable<Json>
          processed_at?: string | null
          provider_id: string
          received_at?: string
          type: string
        }
        Update: {
          attempts?: number
          error?: string | null
          id?: never
          payload?: NonNullable<Json>
          processed_at?: string | null
          provider_id?: string
          received_at?: string
          type?: string
        }
        Relationships: []
      }
      payments: {
        Row: {
          amount: number
          card_last4: string | null
          created_at: string
          currency: string
          id: number
          order_id: number
          provider_ref: string
          refunded: number
          settled_at: string | null
          status: Database["public"]["Enums"]["payment_status"]
        }
        Insert: {
          amount: number
          card_last4?: string | null
          created_at?: string
          currency: string
          id?: number
          order_id: number
          provider_ref: string
          refunded?: number
          settled_at?: string | null
          status?: Database["public"]["Enums"]["payment_status"]
        }
        Update: {
          amount?: number
          card_last4?: string | null
          created_at?: string
          currency?: string
          id?: number
          order_id?: number
          provider_ref?: string
          refunded?: number
          settled_at?: string | null
          status?: Database["public"]["Enums"]["payment_status"]
        }
        Relationships: [
          {
            foreignKeyName: "payments_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      payout_accounts: {
        Row: {
          charges_enabled: boolean
          created_at: string
          details_submitted: boolean
          id: number
          is_ready: boolean
          missing: string[]
          mode: Database["public"]["Enums"]["payment_mode"]
          payouts_enabled: boolean
          promoter_id: number | null
          provider_ref: string
          read_at: string | null
          user_id: number | null
        }
        Insert: {
          charges_enabled?: boolean
          created_at?: string
          details_submitted?: boolean
          id?: number
          is_ready?: never
          missing?: string[]
          mode: Database["public"]["Enums"]["payment_mode"]
          payouts_enabled?: boolean
          promoter_id?: number | null
          provider_ref: string
          read_at?: string | null
          user_id?: number | null
        }
        Update: {
          charges_enabled?: boolean
          created_at?: string
          details_submitted?: boolean
          id?: number
          is_ready?: never
          missing?: string[]
          mode?: Database["public"]["Enums"]["payment_mode"]
          payouts_enabled?: boolean
          promoter_id?: number | null
          provider_ref?: string
          read_at?: string | null
          user_id?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "payout_accounts_promoter_id_fkey"
            columns: ["promoter_id"]
            referencedRelation: "promoters"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "payout_accounts_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      permission_changes: {
        Row: {
          changed_at: string
          changed_by: number | null
          entity_id: number
          entity_type: string
          id: number
          level_after: number | null
          level_before: number | null
          user_id: number
        }
        Insert: {
          changed_at?: string
          changed_by?: number | null
          entity_id: number
          entity_type: string
          id?: never
          level_after?: number | null
          level_before?: number | null
          user_id: number
        }
        Update: {
          changed_at?: string
          changed_by?: number | null
          entity_id?: number
          entity_type?: string
          id?: never
          level_after?: number | null
          level_before?: number | null
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "permission_changes_changed_by_fkey"
            columns: ["changed_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "permission_changes_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      pictures: {
        Row: {
          created_at: string
          description: string
          entity_id: number
          entity_type: string
          focus_x: number
          focus_y: number
          height: number
          id: number
          path: string
          position: number
          width: number
        }
        Insert: {
          created_at?: string
          description?: string
          entity_id: number
          entity_type: string
          focus_x?: number
          focus_y?: number
          height: number
          id?: number
          path: string
          position?: number
          width: number
        }
        Update: {
          created_at?: string
          description?: string
          entity_id?: number
          entity_type?: string
          focus_x?: number
          focus_y?: number
          height?: number
          id?: number
          path?: string
          position?: number
          width?: number
        }
        Relationships: []
      }
      platform_settings: {
        Row: {
          chat_new_hours: number
          chat_new_pause: number
          creations_per_day: number
          fee_fixed: number
          fee_percent: number
          held_message_hours: number
          hold_minutes: number
          id: number
          messages_per_day: number
          messages_per_month: number
          offer_hours: number
          payment_minutes: number
          version: number
        }
        Insert: {
          chat_new_hours?: number
          chat_new_pause?: number
          creations_per_day?: number
          fee_fixed?: number
          fee_percent?: number
          held_message_hours?: number
          hold_minutes?: number
          id?: number
          messages_per_day?: number
          messages_per_month?: number
          offer_hours?: number
          payment_minutes?: number
          version?: number
        }
        Update: {
          chat_new_hours?: number
          chat_new_pause?: number
          creations_per_day?: number
          fee_fixed?: number
          fee_percent?: number
          held_message_hours?: number
          hold_minutes?: number
          id?: number
          messages_per_day?: number
          messages_per_month?: number
          offer_hours?: number
          payment_minutes?: number
          version?: number
        }
        Relationships: []
      }
      pools: {
        Row: {
          created_at: string
          event_id: number
          held: number
          id: number
          limit_of: number | null
          name: string
          offered: number
          size: number | null
          sold: number
        }
        Insert: {
          created_at?: string
          event_id: number
          held?: number
          id?: number
          limit_of?: number | null
          name: string
          offered?: number
          size?: number | null
          sold?: number
        }
        Update: {
          created_at?: string
          event_id?: number
          held?: number
          id?: number
          limit_of?: number | null
          name?: string
          offered?: number
          size?: number | null
          sold?: number
        }
        Relationships: [
          {
            foreignKeyName: "pools_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "pools_limit_of_fkey"
            columns: ["limit_of"]
            referencedRelation: "ticket_types"
            referencedColumns: ["id"]
          },
        ]
      }
      promoters: {
        Row: {
          created_at: string
          deleted_at: string | null
          description: string
          id: number
          is_hidden: boolean
          is_out: boolean
          links: NonNullable<Json>
          name: string
          suspended_at: string | null
          updated_at: string
          version: number
        }
        Insert: {
          created_at?: string
          deleted_at?: string | null
          description?: string
          id?: number
          is_hidden?: boolean
          is_out?: never
          links?: NonNullable<Json>
          name: string
          suspended_at?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          description?: string
          id?: number
          is_hidden?: boolean
          is_out?: never
          links?: NonNullable<Json>
          name?: string
          suspended_at?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      published_slot_artists: {
        Row: {
          artist_id: number
          position: number
          slot_id: string
        }
        Insert: {
          artist_id: number
          position: number
          slot_id: string
        }
        Update: {
          artist_id?: number
          position?: number
          slot_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "published_slot_artists_artist_id_fkey"
            columns: ["artist_id"]
            referencedRelation: "artists"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "published_slot_artists_slot_id_fkey"
            columns: ["slot_id"]
            referencedRelation: "published_slots"
            referencedColumns: ["id"]
          },
        ]
      }
      published_slots: {
        Row: {
          drift_minutes: number
          effective_ends_at: string | null
          effective_starts_at: string | null
          ends_at: string | null
          event_id: number
          id: string
          night: string | null
          note: string
          stage_id: number | null
          starts_at: string | null
          title: string
          updated_at: string
        }
        Insert: {
          drift_minutes?: number
          effective_ends_at?: never
          effective_starts_at?: never
          ends_at?: string | null
          event_id: number
          id: string
          night?: string | null
          note: string
          stage_id?: number | null
          starts_at?: string | null
          title: string
          updated_at?: string
        }
        Update: {
          drift_minutes?: number
          effective_ends_at?: never
          effective_starts_at?: never
          ends_at?: string | null
          event_id?: number
          id?: string
          night?: string | null
          note?: string
          stage_id?: number | null
          starts_at?: string | null
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "published_slots_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "published_slots_stage_id_fkey"
            columns: ["stage_id"]
            referencedRelation: "event_stages"
            referencedColumns: ["id"]
          },
        ]
      }
      push_subscriptions: {
        Row: {
          auth: string
          created_at: string
          device: string
          endpoint: string
          failures: number
          id: number
          last_sent_at: string | null
          p256dh: string
          user_id: number
        }
        Insert: {
          auth: string
          created_at?: string
          device?: string
          endpoint: string
          failures?: number
          id?: never
          last_sent_at?: string | null
          p256dh: string
          user_id: number
        }
        Update: {
          auth?: string
          created_at?: string
          device?: string
          endpoint?: string
          failures?: number
          id?: never
          last_sent_at?: string | null
          p256dh?: string
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "push_subscriptions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      receipts: {
        Row: {
          issued_at: string
          lines: NonNullable<Json>
          number: number
          order_id: number
          seller: string
          seller_name: string
          vat: NonNullable<Json>
          year: number
        }
        Insert: {
          issued_at: string
          lines: NonNullable<Json>
          number: number
          order_id: number
          seller: string
          seller_name: string
          vat: NonNullable<Json>
          year: number
        }
        Update: {
          issued_at?: string
          lines?: NonNullable<Json>
          number?: number
          order_id?: number
          seller?: string
          seller_name?: string
          vat?: NonNullable<Json>
          year?: number
        }
        Relationships: [
          {
            foreignKeyName: "receipts_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      refunds: {
        Row: {
          amount: number
          by_user_id: number | null
          created_at: string
          ended_at: string | null
          error: string | null
          id: number
          order_id: number
          payment_id: number
          provider_ref: string | null
          reason: string
          request_key: string
          status: Database["public"]["Enums"]["refund_status"]
          ticket_ids: number[]
        }
        Insert: {
          amount: number
          by_user_id?: number | null
          created_at?: string
          ended_at?: string | null
          error?: string | null
          id?: number
          order_id: number
          payment_id: number
          provider_ref?: string | null
          reason?: string
          request_key: string
          status?: Database["public"]["Enums"]["refund_status"]
          ticket_ids?: number[]
        }
        Update: {
          amount?: number
          by_user_id?: number | null
          created_at?: string
          ended_at?: string | null
          error?: string | null
          id?: number
          order_id?: number
          payment_id?: number
          provider_ref?: string | null
          reason?: string
          request_key?: string
          status?: Database["public"]["Enums"]["refund_status"]
          ticket_ids?: number[]
        }
        Relationships: [
          {
            foreignKeyName: "refunds_by_user_id_fkey"
            columns: ["by_user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "refunds_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "refunds_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
        ]
      }
      revoked_serials: {
        Row: {
          event_id: number
          id: number
          reason: string
          revoked_at: string
          serial: string
          ticket_id: number
        }
        Insert: {
          event_id: number
          id?: never
          reason: string
          revoked_at?: string
          serial: string
          ticket_id: number
        }
        Update: {
          event_id?: number
          id?: never
          reason?: string
          revoked_at?: string
          serial?: string
          ticket_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "revoked_serials_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "revoked_serials_ticket_id_fkey"
            columns: ["ticket_id"]
            referencedRelation: "tickets"
            referencedColumns: ["id"]
          },
        ]
      }
      scanner_devices: {
        Row: {
          accepted: number
          claimed_at: string | null
          created_at: string
          created_by: number | null
          event_id: number
          gate_id: number | null
          id: number
          is_on: boolean
          last_seen_at: string | null
          link_ends_at: string | null
          link_hash: string | null
          name: string
          pin_hash: string | null
          refused: number
          revoked_at: string | null
          ticket_type_ids: number[]
          token_hash: string | null
          user_id: number | null
          waiting: number
          wrong_pins: number
        }
        Insert: {
          accepted?: number
          claimed_at?: string | null
          created_at?: string
          created_by?: number | null
          event_id: number
          gate_id?: number | null
          id?: number
          is_on?: never
          last_seen_at?: string | null
          link_ends_at?: string | null
          link_hash?: string | null
          name: string
          pin_hash?: string | null
          refused?: number
          revoked_at?: string | null
          ticket_type_ids?: number[]
          token_hash?: string | null
          user_id?: number | null
          waiting?: number
          wrong_pins?: number
        }
        Update: {
          accepted?: number
          claimed_at?: string | null
          created_at?: string
          created_by?: number | null
          event_id?: number
          gate_id?: number | null
          id?: number
          is_on?: never
          last_seen_at?: string | null
          link_ends_at?: string | null
          link_hash?: string | null
          name?: string
          pin_hash?: string | null
          refused?: number
          revoked_at?: string | null
          ticket_type_ids?: number[]
          token_hash?: string | null
          user_id?: number | null
          waiting?: number
          wrong_pins?: number
        }
        Relationships: [
          {
            foreignKeyName: "scanner_devices_created_by_fkey"
            columns: ["created_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scanner_devices_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scanner_devices_gate_id_fkey"
            columns: ["gate_id"]
            referencedRelation: "gates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scanner_devices_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      scans: {
        Row: {
          against_id: number | null
          at: string
          by_user_id: number | null
          device_at: string
          device_id: number
          direction: Database["public"]["Enums"]["scan_direction"]
          event_id: number
          gate_id: number | null
          id: number
          is_accepted: boolean
          is_conflict: boolean
          is_offline: boolean
          is_undone: boolean
          method: Database["public"]["Enums"]["scan_method"]
          night: string
          nonce: string
          outcome: Database["public"]["Enums"]["scan_outcome"]
          override_reason: string | null
          received_at: string
          ticket_id: number | null
          ticket_type_id: number | null
          undoes_id: number | null
          verdict: Database["public"]["Enums"]["scan_outcome"]
        }
        Insert: {
          against_id?: number | null
          at: string
          by_user_id?: number | null
          device_at: string
          device_id: number
          direction: Database["public"]["Enums"]["scan_direction"]
          event_id: number
          gate_id?: number | null
          id?: never
          is_accepted?: never
          is_conflict?: never
          is_offline?: boolean
          is_undone?: boolean
          method?: Database["public"]["Enums"]["scan_method"]
          night: string
          nonce: string
          outcome: Database["public"]["Enums"]["scan_outcome"]
          override_reason?: string | null
          received_at?: string
          ticket_id?: number | null
          ticket_type_id?: number | null
          undoes_id?: number | null
          verdict: Database["public"]["Enums"]["scan_outcome"]
        }
        Update: {
          against_id?: number | null
          at?: string
          by_user_id?: number | null
          device_at?: string
          device_id?: number
          direction?: Database["public"]["Enums"]["scan_direction"]
          event_id?: number
          gate_id?: number | null
          id?: never
          is_accepted?: never
          is_conflict?: never
          is_offline?: boolean
          is_undone?: boolean
          method?: Database["public"]["Enums"]["scan_method"]
          night?: string
          nonce?: string
          outcome?: Database["public"]["Enums"]["scan_outcome"]
          override_reason?: string | null
          received_at?: string
          ticket_id?: number | null
          ticket_type_id?: number | null
          undoes_id?: number | null
          verdict?: Database["public"]["Enums"]["scan_outcome"]
        }
        Relationships: [
          {
            foreignKeyName: "scans_against_id_fkey"
            columns: ["against_id"]
            referencedRelation: "scans"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scans_by_user_id_fkey"
            columns: ["by_user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scans_device_id_fkey"
            columns: ["device_id"]
            referencedRelation: "scanner_devices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scans_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scans_gate_id_fkey"
            columns: ["gate_id"]
            referencedRelation: "gates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scans_ticket_id_fkey"
            columns: ["ticket_id"]
            referencedRelation: "tickets"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scans_ticket_type_id_fkey"
            columns: ["ticket_type_id"]
            referencedRelation: "ticket_types"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "scans_undoes_id_fkey"
            columns: ["undoes_id"]
            referencedRelation: "scans"
            referencedColumns: ["id"]
          },
        ]
      }
      slot_artists: {
        Row: {
          artist_id: number
          position: number
          slot_id: string
        }
        Insert: {
          artist_id: number
          position: number
          slot_id: string
        }
        Update: {
          artist_id?: number
          position?: number
          slot_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "slot_artists_artist_id_fkey"
            columns: ["artist_id"]
            referencedRelation: "artists"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "slot_artists_slot_id_fkey"
            columns: ["slot_id"]
            referencedRelation: "slots"
            referencedColumns: ["id"]
          },
        ]
      }
      slot_favourites: {
        Row: {
          at: string
          event_id: number
          slot_id: string
          user_id: number
        }
        Insert: {
          at?: string
          event_id: number
          slot_id: string
          user_id: number
        }
        Update: {
          at?: string
          event_id?: number
          slot_id?: string
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "slot_favourites_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "slot_favourites_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      slots: {
        Row: {
          ends_at: string | null
          event_id: number
          id: string
          note: string
          stage_id: number | null
          starts_at: string | null
          title: string
          updated_at: string
          version: number
        }
        Insert: {
          ends_at?: string | null
          event_id: number
          id: string
          note?: string
          stage_id?: number | null
          starts_at?: string | null
          title?: string
          updated_at?: string
          version?: number
        }
        Update: {
          ends_at?: string | null
          event_id?: number
          id?: string
          note?: string
          stage_id?: number | null
          starts_at?: string | null
          title?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "slots_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "slots_stage_id_fkey"
            columns: ["stage_id"]
            referencedRelation: "event_stages"
            referencedColumns: ["id"]
          },
        ]
      }
      stages: {
        Row: {
          capacity: number | null
          id: number
          name: string
          position: number
          venue_id: number
        }
        Insert: {
          capacity?: number | null
          id?: number
          name: string
          position?: number
          venue_id: number
        }
        Update: {
          capacity?: number | null
          id?: number
          name?: string
          position?: number
          venue_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "stages_venue_id_fkey"
            columns: ["venue_id"]
            referencedRelation: "venues"
            referencedColumns: ["id"]
          },
        ]
      }
      suspensions: {
        Row: {
          entity_id: number
          entity_type: string
          reason: string
          suspended_at: string
        }
        Insert: {
          entity_id: number
          entity_type: string
          reason: string
          suspended_at?: string
        }
        Update: {
          entity_id?: number
          entity_type?: string
          reason?: string
          suspended_at?: string
        }
        Relationships: []
      }
      team_invitations: {
        Row: {
          created_at: string
          email: string
          entity_id: number
          entity_type: string
          expires_at: string
          id: number
          invited_by: number | null
          permission_level: number
        }
        Insert: {
          created_at?: string
          email: string
          entity_id: number
          entity_type: string
          expires_at?: string
          id?: never
          invited_by?: number | null
          permission_level: number
        }
        Update: {
          created_at?: string
          email?: string
          entity_id?: number
          entity_type?: string
          expires_at?: string
          id?: never
          invited_by?: number | null
          permission_level?: number
        }
        Relationships: [
          {
            foreignKeyName: "team_invitations_invited_by_fkey"
            columns: ["invited_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_answers: {
        Row: {
          answer: string
          question_id: number
          ticket_id: number
        }
        Insert: {
          answer: string
          question_id: number
          ticket_id: number
        }
        Update: {
          answer?: string
          question_id?: number
          ticket_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "ticket_answers_question_id_fkey"
            columns: ["question_id"]
            referencedRelation: "ticket_questions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_answers_ticket_id_fkey"
            columns: ["ticket_id"]
            referencedRelation: "tickets"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_design_templates: {
        Row: {
          design: NonNullable<Json>
          id: number
          name: string
          promoter_id: number
          saved_at: string
          saved_by: number | null
        }
        Insert: {
          design: NonNullable<Json>
          id?: never
          name: string
          promoter_id: number
          saved_at?: string
          saved_by?: number | null
        }
        Update: {
          design?: NonNullable<Json>
          id?: never
          name?: string
          promoter_id?: number
          saved_at?: string
          saved_by?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "ticket_design_templates_promoter_id_fkey"
            columns: ["promoter_id"]
            referencedRelation: "promoters"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_design_templates_saved_by_fkey"
            columns: ["saved_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_design_versions: {
        Row: {
          design: NonNullable<Json>
          event_id: number
          note: string
          saved_at: string
          saved_by: number | null
          version: number
        }
        Insert: {
          design: NonNullable<Json>
          event_id: number
          note?: string
          saved_at?: string
          saved_by?: number | null
          version: number
        }
        Update: {
          design?: NonNullable<Json>
          event_id?: number
          note?: string
          saved_at?: string
          saved_by?: number | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "ticket_design_versions_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_design_versions_saved_by_fkey"
            columns: ["saved_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_designs: {
        Row: {
          design: NonNullable<Json>
          event_id: number
          saved_at: string
          saved_by: number | null
          version: number
        }
        Insert: {
          design: NonNullable<Json>
          event_id: number
          saved_at?: string
          saved_by?: number | null
          version: number
        }
        Update: {
          design?: NonNullable<Json>
          event_id?: number
          saved_at?: string
          saved_by?: number | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "ticket_designs_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_designs_saved_by_fkey"
            columns: ["saved_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_questions: {
        Row: {
          choices: string[]
          deleted_at: string | null
          event_id: number
          id: number
          is_required: boolean
          kind: Database["public"]["Enums"]["question_kind"]
          label: string
          position: number
          ticket_type_ids: number[]
        }
        Insert: {
          choices?: string[]
          deleted_at?: string | null
          event_id: number
          id?: number
          is_required?: boolean
          kind?: Database["public"]["Enums"]["question_kind"]
          label: string
          position?: number
          ticket_type_ids?: number[]
        }
        Update: {
          choices?: string[]
          deleted_at?: string | null
          event_id?: number
          id?: number
          is_required?: boolean
          kind?: Database["public"]["Enums"]["question_kind"]
          label?: string
          position?: number
          ticket_type_ids?: number[]
        }
        Relationships: [
          {
            foreignKeyName: "ticket_questions_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_transfers: {
        Row: {
          created_at: string
          email: string
          from_user_id: number | null
          id: number
          taken_at: string | null
          ticket_id: number
          withdrawn_at: string | null
        }
        Insert: {
          created_at?: string
          email: string
          from_user_id?: number | null
          id?: never
          taken_at?: string | null
          ticket_id: number
          withdrawn_at?: string | null
        }
        Update: {
          created_at?: string
          email?: string
          from_user_id?: number | null
          id?: never
          taken_at?: string | null
          ticket_id?: number
          withdrawn_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "ticket_transfers_from_user_id_fkey"
            columns: ["from_user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_transfers_ticket_id_fkey"
            columns: ["ticket_id"]
            referencedRelation: "tickets"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_type_pools: {
        Row: {
          pool_id: number
          ticket_type_id: number
        }
        Insert: {
          pool_id: number
          ticket_type_id: number
        }
        Update: {
          pool_id?: number
          ticket_type_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "ticket_type_pools_pool_id_fkey"
            columns: ["pool_id"]
            referencedRelation: "pools"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_type_pools_ticket_type_id_fkey"
            columns: ["ticket_type_id"]
            referencedRelation: "ticket_types"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_types: {
        Row: {
          created_at: string
          deleted_at: string | null
          description: string
          enter_from: string | null
          enter_until: string | null
          event_id: number
          fee_handling: Database["public"]["Enums"]["fee_handling"]
          id: number
          is_on_sale: boolean
          is_secret: boolean
          kind: Database["public"]["Enums"]["ticket_kind"]
          max_per_order: number
          max_per_person: number | null
          min_per_order: number
          name: string
          opens_after: number | null
          persons: number
          position: number
          price: number
          price_is_free_choice: boolean
          sale_ends_at: string | null
          sale_starts_at: string | null
          updated_at: string
          valid_nights: string[] | null
          vat_percent: number
          version: number
        }
        Insert: {
          created_at?: string
          deleted_at?: string | null
          description?: string
          enter_from?: string | null
          enter_until?: string | null
          event_id: number
          fee_handling?: Database["public"]["Enums"]["fee_handling"]
          id?: number
          is_on_sale?: boolean
          is_secret?: boolean
          kind?: Database["public"]["Enums"]["ticket_kind"]
          max_per_order?: number
          max_per_person?: number | null
          min_per_order?: number
          name: string
          opens_after?: number | null
          persons?: number
          position?: number
          price?: number
          price_is_free_choice?: boolean
          sale_ends_at?: string | null
          sale_starts_at?: string | null
          updated_at?: string
          valid_nights?: string[] | null
          vat_percent?: number
          version?: number
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          description?: string
          enter_from?: string | null
          enter_until?: string | null
          event_id?: number
          fee_handling?: Database["public"]["Enums"]["fee_handling"]
          id?: number
          is_on_sale?: boolean
          is_secret?: boolean
          kind?: Database["public"]["Enums"]["ticket_kind"]
          max_per_order?: number
          max_per_person?: number | null
          min_per_order?: number
          name?: string
          opens_after?: number | null
          persons?: number
          position?: number
          price?: number
          price_is_free_choice?: boolean
          sale_ends_at?: string | null
          sale_starts_at?: string | null
          updated_at?: string
          valid_nights?: string[] | null
          vat_percent?: number
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "ticket_types_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_types_opens_after_fkey"
            columns: ["opens_after"]
            referencedRelation: "ticket_types"
            referencedColumns: ["id"]
          },
        ]
      }
      tickets: {
        Row: {
          event_id: number
          holder_email: string
          holder_id: number | null
          holder_name: string
          id: number
          issued_at: string
          order_id: number
          order_line_id: number
          paid: number
          serial: string
          status: Database["public"]["Enums"]["ticket_status"]
          ticket_type_id: number
        }
        Insert: {
          event_id: number
          holder_email?: string
          holder_id?: number | null
          holder_name?: string
          id?: number
          issued_at?: string
          order_id: number
          order_line_id: number
          paid?: number
          serial?: string
          status?: Database["public"]["Enums"]["ticket_status"]
          ticket_type_id: number
        }
        Update: {
          event_id?: number
          holder_email?: string
          holder_id?: number | null
          holder_name?: string
          id?: number
          issued_at?: string
          order_id?: number
          order_line_id?: number
          paid?: number
          serial?: string
          status?: Database["public"]["Enums"]["ticket_status"]
          ticket_type_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "tickets_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "tickets_holder_id_fkey"
            columns: ["holder_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "tickets_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "tickets_order_line_id_fkey"
            columns: ["order_line_id"]
            referencedRelation: "order_lines"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "tickets_ticket_type_id_fkey"
            columns: ["ticket_type_id"]
            referencedRelation: "ticket_types"
            referencedColumns: ["id"]
          },
        ]
      }
      timetable_changes: {
        Row: {
          after: Json | null
          at: string
          before: Json | null
          event_id: number
          id: number
          kind: string
          revision: number
          slot_id: string
        }
        Insert: {
          after?: Json | null
          at?: string
          before?: Json | null
          event_id: number
          id?: never
          kind: string
          revision: number
          slot_id: string
        }
        Update: {
          after?: Json | null
          at?: string
          before?: Json | null
          event_id?: number
          id?: never
          kind?: string
          revision?: number
          slot_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "timetable_changes_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      timetable_plans: {
        Row: {
          event_id: number
          share_key: string
          user_id: number
          visibility: string
        }
        Insert: {
          event_id: number
          share_key?: string
          user_id: number
          visibility: string
        }
        Update: {
          event_id?: number
          share_key?: string
          user_id?: number
          visibility?: string
        }
        Relationships: [
          {
            foreignKeyName: "timetable_plans_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "timetable_plans_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      timetable_settings: {
        Row: {
          changeover_minutes: number
          day_starts_at: string
          event_id: number
          published_at: string | null
          revision: number
        }
        Insert: {
          changeover_minutes?: number
          day_starts_at?: string
          event_id: number
          published_at?: string | null
          revision?: number
        }
        Update: {
          changeover_minutes?: number
          day_starts_at?: string
          event_id?: number
          published_at?: string | null
          revision?: number
        }
        Relationships: [
          {
            foreignKeyName: "timetable_settings_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      user_blocks: {
        Row: {
          blocked_id: number
          created_at: string
          user_id: number
        }
        Insert: {
          blocked_id: number
          created_at?: string
          user_id: number
        }
        Update: {
          blocked_id?: number
          created_at?: string
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "user_blocks_blocked_id_fkey"
            columns: ["blocked_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "user_blocks_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      user_permissions: {
        Row: {
          created_at: string
          entity_id: number
          entity_type: string
          granted_level: number | null
          inherited_level: number | null
          permission_level: number
          user_id: number
        }
        Insert: {
          created_at?: string
          entity_id: number
          entity_type: string
          granted_level?: number | null
          inherited_level?: number | null
          permission_level: number
          user_id: number
        }
        Update: {
          created_at?: string
          entity_id?: number
          entity_type?: string
          granted_level?: number | null
          inherited_level?: number | null
          permission_level?: number
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "user_permissions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      users: {
        Row: {
          bio: string
          created_at: string
          deleted_at: string | null
          display_name: string
          going_visibility: Database["public"]["Enums"]["visibility"]
          handle: string | null
          id: number
          is_public: boolean
          picture_focus_x: number
          picture_focus_y: number
          picture_path: string | null
          supabase_id: string | null
          suspended_at: string | null
          timetable_visibility: Database["public"]["Enums"]["visibility"]
        }
        Insert: {
          bio?: string
          created_at?: string
          deleted_at?: string | null
          display_name?: string
          going_visibility?: Database["public"]["Enums"]["visibility"]
          handle?: string | null
          id?: never
          is_public?: never
          picture_focus_x?: number
          picture_focus_y?: number
          picture_path?: string | null
          supabase_id?: string | null
          suspended_at?: string | null
          timetable_visibility?: Database["public"]["Enums"]["visibility"]
        }
        Update: {
          bio?: string
          created_at?: string
          deleted_at?: string | null
          display_name?: string
          going_visibility?: Database["public"]["Enums"]["visibility"]
          handle?: string | null
          id?: never
          is_public?: never
          picture_focus_x?: number
          picture_focus_y?: number
          picture_path?: string | null
          supabase_id?: string | null
          suspended_at?: string | null
          timetable_visibility?: Database["public"]["Enums"]["visibility"]
        }
        Relationships: []
      }
      venues: {
        Row: {
          access_notes: string
          address: string
          capacity: number | null
          city: string
          country: string
          created_at: string
          deleted_at: string | null
          description: string
          id: number
          is_hidden: boolean
          is_out: boolean
          latitude: number | null
          links: NonNullable<Json>
          longitude: number | null
          name: string
          postal_code: string
          suspended_at: string | null
          timezone: string
          travel_notes: string
          updated_at: string
          version: number
        }
        Insert: {
          access_notes?: string
          address?: string
          capacity?: number | null
          city: string
          country?: string
          created_at?: string
          deleted_at?: string | null
          description?: string
          id?: number
          is_hidden?: boolean
          is_out?: never
          latitude?: number | null
          links?: NonNullable<Json>
          longitude?: number | null
          name: string
          postal_code?: string
          suspended_at?: string | null
          timezone: string
          travel_notes?: string
          updated_at?: string
          version?: number
        }
        Update: {
          access_notes?: string
          address?: string
          capacity?: number | null
          city?: string
          country?: string
          created_at?: string
          deleted_at?: string | null
          description?: string
          id?: number
          is_hidden?: boolean
          is_out?: never
          latitude?: number | null
          links?: NonNullable<Json>
          longitude?: number | null
          name?: string
          postal_code?: string
          suspended_at?: string | null
          timezone?: string
          travel_notes?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      waiting_entries: {
        Row: {
          created_at: string
          event_id: number
          id: number
          order_id: number | null
          quantity: number
          ticket_type_id: number
          user_id: number
        }
        Insert: {
          created_at?: string
          event_id: number
          id?: number
          order_id?: number | null
          quantity: number
          ticket_type_id: number
          user_id: number
        }
        Update: {
          created_at?: string
          event_id?: number
          id?: number
          order_id?: number | null
          quantity?: number
          ticket_type_id?: number
          user_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "waiting_entries_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "waiting_entries_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "waiting_entries_ticket_type_id_fkey"
            columns: ["ticket_type_id"]
            referencedRelation: "ticket_types"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "waiting_entries_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      webhook_attempts: {
        Row: {
          answer: string | null
          at: string
          delivery_id: number
          error: string | null
          id: number
          status: number | null
          took_ms: number
        }
        Insert: {
          answer?: string | null
          at?: string
          delivery_id: number
          error?: string | null
          id?: never
          status?: number | null
          took_ms: number
        }
        Update: {
          answer?: string | null
          at?: string
          delivery_id?: number
          error?: string | null
          id?: never
          status?: number | null
          took_ms?: number
        }
        Relationships: [
          {
            foreignKeyName: "webhook_attempts_delivery_id_fkey"
            columns: ["delivery_id"]
            referencedRelation: "webhook_deliveries"
            referencedColumns: ["id"]
          },
        ]
      }
      webhook_deliveries: {
        Row: {
          attempts: number
          created_at: string
          endpoint_id: number
          id: number
          last_at: string | null
          last_error: string | null
          last_status: number | null
          message_id: number
          next_at: string | null
          state: string
        }
        Insert: {
          attempts?: number
          created_at?: string
          endpoint_id: number
          id?: never
          last_at?: string | null
          last_error?: string | null
          last_status?: number | null
          message_id: number
          next_at?: string | null
          state?: string
        }
        Update: {
          attempts?: number
          created_at?: string
          endpoint_id?: number
          id?: never
          last_at?: string | null
          last_error?: string | null
          last_status?: number | null
          message_id?: number
          next_at?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "webhook_deliveries_endpoint_id_fkey"
            columns: ["endpoint_id"]
            referencedRelation: "webhook_endpoints"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "webhook_deliveries_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "webhook_messages"
            referencedColumns: ["id"]
          },
        ]
      }
      webhook_endpoints: {
        Row: {
          created_at: string
          created_by: number | null
          description: string
          disabled_because: string | null
          event_id: number | null
          failing_since: string | null
          id: number
          is_enabled: boolean
          promoter_id: number | null
          topics: string[]
          url: string
        }
        Insert: {
          created_at?: string
          created_by?: number | null
          description?: string
          disabled_because?: string | null
          event_id?: number | null
          failing_since?: string | null
          id?: never
          is_enabled?: boolean
          promoter_id?: number | null
          topics: string[]
          url: string
        }
        Update: {
          created_at?: string
          created_by?: number | null
          description?: string
          disabled_because?: string | null
          event_id?: number | null
          failing_since?: string | null
          id?: never
          is_enabled?: boolean
          promoter_id?: number | null
          topics?: string[]
          url?: string
        }
        Relationships: [
          {
            foreignKeyName: "webhook_endpoints_created_by_fkey"
            columns: ["created_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "webhook_endpoints_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "webhook_endpoints_promoter_id_fkey"
            columns: ["promoter_id"]
            referencedRelation: "promoters"
            referencedColumns: ["id"]
          },
        ]
      }
      webhook_messages: {
        Row: {
          created_at: string
          data: NonNullable<Json>
          event_id: number
          happened_at: string
          id: number
          key: string
          topic: string
        }
        Insert: {
          created_at?: string
          data: NonNullable<Json>
          event_id: number
          happened_at: string
          id?: never
          key: string
          topic: string
        }
        Update: {
          created_at?: string
          data?: NonNullable<Json>
          event_id?: number
          happened_at?: string
          id?: never
          key?: string
          topic?: string
        }
        Relationships: [
          {
            foreignKeyName: "webhook_messages_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_follower: { Args: { user_id: number }; Returns: undefined }
      add_genre: { Args: { name: string; parent_id?: number }; Returns: number }
      answer_invitation: {
        Args: { accept: boolean; invitation_id: number }
        Returns: undefined
      }
      begin_chat_picture: {
        Args: { event_id: number; room_id: number }
        Returns: number
      }
      begin_event_import: {
        Args: { content: Json; kind: string; source: string }
        Returns: number
      }
      begin_message_test: {
        Args: { body: string; event_id: number; subject: string }
        Returns: string
      }
      block_user: { Args: { user_id: number }; Returns: undefined }
      cancel_event: {
        Args: { event_id: number; note?: string }
        Returns: undefined
      }
      cancel_holder_message: {
        Args: { message_id: number }
        Returns: undefined
      }
      cancel_tickets: {
        Args: { order_id: number; ticket_ids: number[] }
        Returns: number
      }
      change_genre: {
        Args: { description: string; genre_id: number; name: string }
        Returns: undefined
      }
      change_holder: {
        Args: { email: string; name: string; ticket_id: number }
        Returns: undefined
      }
      change_platform_settings: {
        Args: { content: Json; seen: number }
        Returns: number
      }
      change_scanner: {
        Args: {
          device_id: number
          gate_id?: number
          name: string
          ticket_type_ids?: number[]
        }
        Returns: undefined
      }
      check_code: { Args: { code: string; event_id: number }; Returns: string }
      choose_payout_account: {
        Args: { account_id: number; event_id: number }
        Returns: undefined
      }
      claim_order: { Args: { order_id: number }; Returns: undefined }
      clear_drift: { Args: { stage_id: number }; Returns: undefined }
      count_event_interest: {
        Args: { event_id: number }
        Returns: {
          going: number
          interested: number
        }[]
      }
      count_followers: {
        Args: { entity_id: number; entity_type: string }
        Returns: number
      }
      count_holders: {
        Args: { event_id: number; segment: string; ticket_type_ids?: number[] }
        Returns: {
          accounts: number
          addresses: number
          left_out: number
          tickets: number
        }[]
      }
      count_listed_events: {
        Args: { since: string; weeks: number }
        Returns: {
          listed: number
          week: string
        }[]
      }
      count_new_followers: {
        Args: { days?: number; entity_id: number; entity_type: string }
        Returns: {
          day: string
          followers: number
        }[]
      }
      count_new_users: {
        Args: { days: number; first_day: string }
        Returns: {
          day: string
          joined: number
        }[]
      }
      count_orders: {
        Args: {
          event_id: number
          search?: string
          status?: string
          ticket_type_id?: number
        }
        Returns: number
      }
      create_artist: { Args: { name: string }; Returns: number }
      create_event: {
        Args: {
          ends_at: string
          promoter_id?: number
          starts_at: string
          timezone: string
          title: string
          venue_id?: number
        }
        Returns: number
      }
      create_promoter: { Args: { name: string }; Returns: number }
      create_venue: {
        Args: { city: string; country: string; name: string; timezone: string }
        Returns: number
      }
      decide_report: {
        Args: { decision: string; mute_minutes?: number; report_id: number }
        Returns: undefined
      }
      decline_ticket: { Args: { transfer_id: number }; Returns: undefined }
      delete_account: { Args: { confirmation: string }; Returns: undefined }
      delete_announcement: {
        Args: { announcement_id: number }
        Returns: undefined
      }
      delete_entity: {
        Args: { entity_id: number; entity_type: string }
        Returns: undefined
      }
      delete_gate: { Args: { gate_id: number }; Returns: undefined }
      delete_message: { Args: { message_id: number }; Returns: undefined }
      door_figures: { Args: { event_id: number }; Returns: Json }
      drift_slot: {
        Args: { minutes: number; slot_id: string }
        Returns: undefined
      }
      drift_stage: {
        Args: { minutes: number; stage_id: number }
        Returns: undefined
      }
      duplicate_event: {
        Args: { event_id: number; starts_at: string }
        Returns: number
      }
      edit_message: {
        Args: { body: string; message_id: number }
        Returns: Json
      }
      end_announcement: {
        Args: { announcement_id: number }
        Returns: undefined
      }
      feature_event: {
        Args: { event_id: number; featured: boolean }
        Returns: undefined
      }
      find_chat_picture: { Args: { picture_id: string }; Returns: string }
      find_people: {
        Args: { search: string }
        Returns: {
          hint: string
          id: number
          name: string
        }[]
      }
      follow: {
        Args: { entity_id: number; entity_type: string }
        Returns: boolean
      }
      get_chat_room: { Args: { room_id: number }; Returns: Json }
      get_event_sales: {
        Args: { event_id: number }
        Returns: {
          capacity: number
          orders: number
          revenue: number
          sold: number
        }[]
      }
      get_holder_message: {
        Args: { message_id: number }
        Returns: {
          body: string
          event_id: number
          event_title: string
          organiser: string
          sent_at: string
          subject: string
          timezone: string
        }[]
      }
      get_leaving: { Args: Record<PropertyKey, never>; Returns: Json }
      get_own_suspension: { Args: Record<PropertyKey, never>; Returns: string }
      get_payment_event: { Args: { id: number }; Returns: Json }
      get_plan: {
        Args: { event_id: number; share_key?: string; user_id: number }
        Returns: Json
      }
      get_platform_fee: {
        Args: Record<PropertyKey, never>
        Returns: {
          fee_fixed: number
          fee_percent: number
        }[]
      }
      get_promoter_payouts: {
        Args: { promoter_id: number }
        Returns: {
          account_id: number
          is_ready: boolean
          missing: string[]
        }[]
      }
      get_ticket_design: {
        Args: { event_id: number }
        Returns: {
          design: Json
          saved_at: string
          saved_by: string
          version: number
        }[]
      }
      get_ticket_offer: {
        Args: { transfer_id: number }
        Returns: {
          email: string
          ends_at: string
          enter_from: string
          enter_until: string
          event_id: number
          event_title: string
          from_name: string
          is_for_viewer: boolean
          starts_at: string
          state: string
          ticket_type_id: number
          timezone: string
          type_name: string
          valid_nights: string[]
          venue_name: string
        }[]
      }
      get_webhook_secret: { Args: { endpoint_id: number }; Returns: string }
      give_tickets: {
        Args: {
          email: string
          kind: Database["public"]["Enums"]["order_kind"]
          name: string
          quantity: number
          ticket_type_id: number
        }
        Returns: number
      }
      grant_permission: {
        Args: {
          entity_id: number
          entity_type: string
          permission_level: number
          user_id: number
        }
        Returns: undefined
      }
      hide_entity: {
        Args: { entity_id: number; entity_type: string; hidden: boolean }
        Returns: undefined
      }
      invite_to_team: {
        Args: {
          email: string
          entity_id: number
          entity_type: string
          permission_level: number
        }
        Returns: undefined
      }
      join_waiting_list: {
        Args: { quantity: number; ticket_type_id: number }
        Returns: undefined
      }
      leave_room: { Args: { room_id: number }; Returns: undefined }
      leave_waiting_list: {
        Args: { ticket_type_id: number }
        Returns: undefined
      }
      list_announced_events: {
        Args: { at?: string; page_size?: number }
        Returns: {
          acts: string[]
          artist_ids: number[]
          city: string | null
          country: string | null
          currency: string
          ends_at: string
          event_id: number
          featured_at: string | null
          genre_ids: number[]
          genres: NonNullable<Json>
          going: number
          interested: number
          is_sold_out: boolean
          last_night: string
          lasts_days: boolean
          minimum_age: number | null
          night: string
          picture_focus_x: number | null
          picture_focus_y: number | null
          picture_path: string | null
          popularity: number
          price_from: number | null
          promoter_ids: number[]
          published_at: string | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          updated_at: string
          venue_id: number | null
          venue_name: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "event_listings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_announcements: {
        Args: Record<PropertyKey, never>
        Returns: {
          audience: string
          body: string
          dismissed: number
          from_at: string
          id: number
          link_label: string
          link_to: string
          opened: number
          seen: number
          state: string
          title: string
          until_at: string
          version: number
        }[]
      }
      list_attendees: {
        Args: { event_id: number; order_ids: number[] }
        Returns: {
          answers: Json
          names: string[]
          order_id: number
        }[]
      }
      list_audit: {
        Args: {
          action_prefix?: string
          actor?: number
          before_id?: number
          most?: number
          of_id?: number
          of_type?: string
          since?: string
          until?: string
        }
        Returns: {
          action: string
          actor_name: string
          actor_user_id: number
          at: string
          detail: Json
          entity_id: number
          entity_name: string
          entity_type: string
          id: number
          person_name: string
        }[]
      }
      list_blocked: { Args: Record<PropertyKey, never>; Returns: Json }
      list_changes: {
        Args: { after_change: number; page_size?: number; room_id: number }
        Returns: Json
      }
      list_chat_actions: {
        Args: { before?: number; event_id: number }
        Returns: Json
      }
      list_chat_rooms: { Args: { event_id: number }; Returns: Json }
      list_cities: {
        Args: Record<PropertyKey, never>
        Returns: {
          city: string
          country: string
          venues: number
        }[]
      }
      list_claimable_orders: {
        Args: Record<PropertyKey, never>
        Returns: {
          code: string
          ends_at: string
          event_title: string
          extras: number
          id: number
          starts_at: string
          tickets: number
          timezone: string
        }[]
      }
      list_design_templates: {
        Args: { event_id: number }
        Returns: {
          design: Json
          id: number
          may_change: boolean
          name: string
          promoter: string
          promoter_id: number
          saved_at: string
        }[]
      }
      list_directory: {
        Args: {
          descending?: boolean
          first?: number
          most?: number
          of_kind: string
          only_suspended?: boolean
          search?: string
          sort?: string
        }
        Returns: {
          detail: string
          event_id: number
          id: number
          is_featured: boolean
          kind: string
          name: string
          reason: string
          since: string
          status: string
          suspended_at: string
          total: number
        }[]
      }
      list_event_sales: {
        Args: { event_ids: number[] }
        Returns: {
          capacity: number
          event_id: number
          sold: number
        }[]
      }
      list_events: {
        Args: {
          after_id?: number
          after_start?: string
          artist?: number
          at?: string
          available?: boolean
          city?: string
          first_night?: string
          free?: boolean
          genre?: number
          last_night?: string
          latitude?: number
          longitude?: number
          page_size?: number
          past?: boolean
          price_to?: number
          promoter?: number
          search?: string
          tonight?: boolean
          venue?: number
          within_km?: number
        }
        Returns: {
          acts: string[]
          artist_ids: number[]
          city: string | null
          country: string | null
          currency: string
          ends_at: string
          event_id: number
          featured_at: string | null
          genre_ids: number[]
          genres: NonNullable<Json>
          going: number
          interested: number
          is_sold_out: boolean
          last_night: string
          lasts_days: boolean
          minimum_age: number | null
          night: string
          picture_focus_x: number | null
          picture_focus_y: number | null
          picture_path: string | null
          popularity: number
          price_from: number | null
          promoter_ids: number[]
          published_at: string | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          updated_at: string
          venue_id: number | null
          venue_name: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "event_listings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_events_of_my_genres: {
        Args: { at?: string; page_size?: number }
        Returns: {
          acts: string[]
          artist_ids: number[]
          city: string | null
          country: string | null
          currency: string
          ends_at: string
          event_id: number
          featured_at: string | null
          genre_ids: number[]
          genres: NonNullable<Json>
          going: number
          interested: number
          is_sold_out: boolean
          last_night: string
          lasts_days: boolean
          minimum_age: number | null
          night: string
          picture_focus_x: number | null
          picture_focus_y: number | null
          picture_path: string | null
          popularity: number
          price_from: number | null
          promoter_ids: number[]
          published_at: string | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          updated_at: string
          venue_id: number | null
          venue_name: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "event_listings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_featured_events: {
        Args: { at?: string; page_size?: number }
        Returns: {
          acts: string[]
          artist_ids: number[]
          city: string | null
          country: string | null
          currency: string
          ends_at: string
          event_id: number
          featured_at: string | null
          genre_ids: number[]
          genres: NonNullable<Json>
          going: number
          interested: number
          is_sold_out: boolean
          last_night: string
          lasts_days: boolean
          minimum_age: number | null
          night: string
          picture_focus_x: number | null
          picture_focus_y: number | null
          picture_path: string | null
          popularity: number
          price_from: number | null
          promoter_ids: number[]
          published_at: string | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          updated_at: string
          venue_id: number | null
          venue_name: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "event_listings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_followed_events: {
        Args: { at?: string; page_size?: number }
        Returns: {
          acts: string[]
          artist_ids: number[]
          city: string | null
          country: string | null
          currency: string
          ends_at: string
          event_id: number
          featured_at: string | null
          genre_ids: number[]
          genres: NonNullable<Json>
          going: number
          interested: number
          is_sold_out: boolean
          last_night: string
          lasts_days: boolean
          minimum_age: number | null
          night: string
          picture_focus_x: number | null
          picture_focus_y: number | null
          picture_path: string | null
          popularity: number
          price_from: number | null
          promoter_ids: number[]
          published_at: string | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          updated_at: string
          venue_id: number | null
          venue_name: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "event_listings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_followed_going: {
        Args: { event_id: number }
        Returns: {
          display_name: string
          handle: string
          interest: Database["public"]["Enums"]["interest"]
          picture_focus_x: number
          picture_focus_y: number
          picture_path: string
          user_id: number
        }[]
      }
      list_genre_figures: {
        Args: Record<PropertyKey, never>
        Returns: {
          artists: number
          description: string
          events: number
          followers: number
          id: number
          name: string
          parent_id: number
        }[]
      }
      list_held_messages: {
        Args: Record<PropertyKey, never>
        Returns: {
          body: string
          event_id: number
          event_title: string
          id: number
          organiser: string
          send_at: string
          subject: string
        }[]
      }
      list_holder_messages: {
        Args: { event_id: number }
        Returns: {
          author: string
          body: string
          failed: number
          id: number
          is_held: boolean
          left_out: number
          segment: string
          send_at: string
          sent: number
          state: string
          subject: string
          ticket_type_ids: number[]
          tickets: number
          waiting: number
        }[]
      }
      list_mentionable: {
        Args: { room_id: number; search: string }
        Returns: Json
      }
      list_messages: {
        Args: {
          after_seq?: number
          before_seq?: number
          page_size?: number
          room_id: number
        }
        Returns: Json
      }
      list_mutes: { Args: { event_id: number }; Returns: Json }
      list_my_invitations: {
        Args: Record<PropertyKey, never>
        Returns: {
          entity_id: number
          entity_name: string
          entity_type: string
          expires_at: string
          id: number
          invited_by: string
          permission_level: number
        }[]
      }
      list_my_orders: {
        Args: { before_id?: number; page_size?: number }
        Returns: {
          code: string
          created_at: string
          currency: string
          event_id: number
          event_title: string
          extras: number
          id: number
          refunded: number
          starts_at: string
          state: Database["public"]["Enums"]["order_status"]
          tickets: number
          timezone: string
          total: number
        }[]
      }
      list_my_tickets: {
        Args: Record<PropertyKey, never>
        Returns: {
          ends_at: string
          enter_from: string
          enter_until: string
          event_id: number
          event_title: string
          holder_name: string
          id: number
          is_extra: boolean
          is_valid: boolean
          order_code: string
          rights: Json
          serial: string
          starts_at: string
          timezone: string
          type_name: string
          valid_nights: string[]
          venue_name: string
        }[]
      }
      list_my_waits: {
        Args: Record<PropertyKey, never>
        Returns: {
          ends_at: string
          event_id: number
          event_title: string
          is_extra: boolean
          offer_code: string
          offer_until: string
          place: number
          quantity: number
          starts_at: string
          ticket_type_id: number
          timezone: string
          type_name: string
        }[]
      }
      list_notification_kinds: {
        Args: Record<PropertyKey, never>
        Returns: {
          category: string
          kind: string
        }[]
      }
      list_notification_settings: {
        Args: Record<PropertyKey, never>
        Returns: {
          category: string
          email: boolean
          fixed: string[]
          has_email: boolean
          has_push: boolean
          in_app: boolean
          push: boolean
        }[]
      }
      list_offers: {
        Args: { code?: string; event_id: number }
        Returns: {
          after_name: string
          closes_at: string
          description: string
          enter_from: string
          enter_until: string
          fee_fixed: number
          fee_percent: number
          id: number
          kind: Database["public"]["Enums"]["ticket_kind"]
          max_per_order: number
          min_per_order: number
          name: string
          offered: string
          opens_at: string
          persons: number
          price: number
          price_is_free_choice: boolean
          remaining: number
          state: Database["public"]["Enums"]["offer_state"]
          valid_nights: string[]
          waiting: number
        }[]
      }
      list_orders: {
        Args: {
          before_id?: number
          descending?: boolean
          event_id: number
          page_size?: number
          search?: string
          skip?: number
          sort?: string
          status?: string
          ticket_type_id?: number
        }
        Returns: {
          card_last4: string
          code: string
          coupon: string
          created_at: string
          currency: string
          email: string
          fee: number
          id: number
          kind: Database["public"]["Enums"]["order_kind"]
          name: string
          paid_at: string
          refunded: number
          state: Database["public"]["Enums"]["order_status"]
          tickets: number
          total: number
          vat: number
        }[]
      }
      list_payout_choices: {
        Args: { event_id: number }
        Returns: {
          account_id: number
          is_own: boolean
          is_paid: boolean
          is_ready: boolean
          missing: string[]
          promoter_id: number
          promoter_name: string
        }[]
      }
      list_payouts_due: {
        Args: Record<PropertyKey, never>
        Returns: {
          entity_id: number
          entity_type: string
          name: string
        }[]
      }
      list_pinned: { Args: { room_id: number }; Returns: Json }
      list_popular_events: {
        Args: { at?: string; page_size?: number }
        Returns: {
          acts: string[]
          artist_ids: number[]
          city: string | null
          country: string | null
          currency: string
          ends_at: string
          event_id: number
          featured_at: string | null
          genre_ids: number[]
          genres: NonNullable<Json>
          going: number
          interested: number
          is_sold_out: boolean
          last_night: string
          lasts_days: boolean
          minimum_age: number | null
          night: string
          picture_focus_x: number | null
          picture_focus_y: number | null
          picture_path: string | null
          popularity: number
          price_from: number | null
          promoter_ids: number[]
          published_at: string | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          updated_at: string
          venue_id: number | null
          venue_name: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "event_listings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_reports: {
        Args: { before?: number; event_id: number; state?: string }
        Returns: Json
      }
      list_sales_by_day: {
        Args: { days?: number; event_id: number }
        Returns: {
          day: string
          money: number
          tickets: number
        }[]
      }
      list_scanners: {
        Args: { event_id: number }
        Returns: {
          accepted: number
          gate_id: number
          gate_name: string
          id: number
          is_claimed: boolean
          is_on: boolean
          last_seen_at: string
          link_ends_at: string
          name: string
          person_name: string
          refused: number
          revoked_at: string
          ticket_type_ids: number[]
          user_id: number
          waiting: number
          wrong_pins: number
        }[]
      }
      list_scans: {
        Args: {
          before_id?: number
          event_id: number
          only_what?: string
          page_size?: number
        }
        Returns: Json[]
      }
      list_similar_events: {
        Args: { at?: string; event_id: number; page_size?: number }
        Returns: {
          acts: string[]
          artist_ids: number[]
          city: string | null
          country: string | null
          currency: string
          ends_at: string
          event_id: number
          featured_at: string | null
          genre_ids: number[]
          genres: NonNullable<Json>
          going: number
          interested: number
          is_sold_out: boolean
          last_night: string
          lasts_days: boolean
          minimum_age: number | null
          night: string
          picture_focus_x: number | null
          picture_focus_y: number | null
          picture_path: string | null
          popularity: number
          price_from: number | null
          promoter_ids: number[]
          published_at: string | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          updated_at: string
          venue_id: number | null
          venue_name: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "event_listings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_slot_demand: {
        Args: { event_id: number }
        Returns: {
          favourites: number
          slot_id: string
        }[]
      }
      list_test_notifications: {
        Args: Record<PropertyKey, never>
        Returns: {
          at: string
          author: string
          channels: string[]
          deliveries: Json
          id: number
          is_read: boolean
          is_shown: boolean
          kind: string
          person: string
        }[]
      }
      list_ticket_design_versions: {
        Args: { event_id: number }
        Returns: {
          design: Json
          note: string
          saved_at: string
          saved_by: string
          version: number
        }[]
      }
      list_ticket_keys: {
        Args: { event_id: number }
        Returns: {
          id: number
          public_key: string
        }[]
      }
      list_ticket_offers: {
        Args: Record<PropertyKey, never>
        Returns: {
          ends_at: string
          event_title: string
          from_name: string
          starts_at: string
          timezone: string
          transfer_id: number
          type_name: string
        }[]
      }
      list_type_sales: {
        Args: { event_id: number }
        Returns: {
          held: number
          revenue: number
          room: number
          sold: number
          ticket_type_id: number
        }[]
      }
      list_unseen_announcements: {
        Args: Record<PropertyKey, never>
        Returns: {
          body: string
          id: number
          link_label: string
          link_to: string
          title: string
        }[]
      }
      make_coupons: {
        Args: {
          content: Json
          event_id: number
          how_many: number
          prefix: string
        }
        Returns: string[]
      }
      make_scanner_link: {
        Args: {
          device_id?: number
          event_id: number
          gate_id?: number
          name: string
          ticket_type_ids?: number[]
        }
        Returns: {
          ends_at: string
          id: number
          link: string
          pin: string
        }[]
      }
      mark_announcement: {
        Args: { announcement_id: number; done: string }
        Returns: undefined
      }
      merge_genre: {
        Args: { genre_id: number; into_id: number }
        Returns: undefined
      }
      move_genre: {
        Args: { before_id?: number; genre_id: number; parent_id?: number }
        Returns: undefined
      }
      mute_in_chat: {
        Args: {
          event_id: number
          minutes?: number
          reason?: string
          user_id: number
        }
        Returns: undefined
      }
      note_order: {
        Args: { note: string; order_id: number }
        Returns: undefined
      }
      offer_ticket: {
        Args: { email: string; ticket_id: number }
        Returns: undefined
      }
      order_chat_rooms: {
        Args: { event_id: number; room_ids: number[] }
        Returns: undefined
      }
      order_event_stages: {
        Args: { event_id: number; stage_ids: number[] }
        Returns: undefined
      }
      order_gates: {
        Args: { event_id: number; gate_ids: number[] }
        Returns: undefined
      }
      order_questions: {
        Args: { event_id: number; question_ids: number[] }
        Returns: undefined
      }
      order_ticket_types: {
        Args: { event_id: number; type_ids: number[] }
        Returns: undefined
      }
      payouts_of_event: {
        Args: { event_id: number }
        Returns: {
          account_id: number
          is_ready: boolean
        }[]
      }
      pin_message: {
        Args: { is_pinned: boolean; message_id: number }
        Returns: Json
      }
      plan_holder_message: {
        Args: {
          body: string
          event_id: number
          segment: string
          send_at?: string
          subject: string
          ticket_type_ids?: number[]
          wants_replies?: boolean
        }
        Returns: {
          goes_out_at: string
          id: number
          is_held: boolean
        }[]
      }
      post_message: {
        Args: {
          body: string
          client_id: string
          mentions?: number[]
          picture_id?: string
          reply_to?: number
          room_id: number
        }
        Returns: Json
      }
      postpone_event: {
        Args: { event_id: number; note?: string }
        Returns: undefined
      }
      publish_event: {
        Args: { at?: string; event_id: number; unlisted?: boolean }
        Returns: undefined
      }
      publish_timetable: {
        Args: { event_id: number; nights?: string[] }
        Returns: undefined
      }
      put_on_sale: {
        Args: { is_on_sale: boolean; ticket_type_id: number }
        Returns: undefined
      }
      read_notifications: { Args: { up_to: number }; Returns: undefined }
      remove_chat_room: { Args: { room_id: number }; Returns: undefined }
      remove_design_template: {
        Args: { template_id: number }
        Returns: undefined
      }
      remove_event_stage: { Args: { stage_id: number }; Returns: undefined }
      remove_follower: { Args: { user_id: number }; Returns: undefined }
      remove_message: {
        Args: { message_id: number; reason?: string }
        Returns: undefined
      }
      remove_pool: { Args: { pool_id: number }; Returns: undefined }
      remove_push_subscription: {
        Args: { endpoint: string }
        Returns: undefined
      }
      remove_question: { Args: { question_id: number }; Returns: undefined }
      remove_ticket_type: {
        Args: { ticket_type_id: number }
        Returns: undefined
      }
      remove_webhook_endpoint: {
        Args: { endpoint_id: number }
        Returns: undefined
      }
      renew_calendar_key: { Args: Record<PropertyKey, never>; Returns: string }
      renew_plan_link: { Args: { event_id: number }; Returns: string }
      replay_payment_event: { Args: { id: number }; Returns: undefined }
      report_message: {
        Args: { message_id: number; note?: string; reason: string }
        Returns: undefined
      }
      reschedule_event: {
        Args: {
          doors_at?: string
          ends_at: string
          event_id: number
          note?: string
          starts_at: string
        }
        Returns: undefined
      }
      resend_order: { Args: { order_id: number }; Returns: undefined }
      restore_entity: {
        Args: { entity_id: number; entity_type: string }
        Returns: undefined
      }
      restore_user: { Args: { user_id: number }; Returns: undefined }
      retire_genre: { Args: { genre_id: number }; Returns: undefined }
      retire_ticket_key: { Args: { event_id: number }; Returns: undefined }
      revoke_permission: {
        Args: { entity_id: number; entity_type: string; user_id: number }
        Returns: undefined
      }
      revoke_scanner: { Args: { device_id: number }; Returns: undefined }
      rotate_webhook_secret: { Args: { endpoint_id: number }; Returns: string }
      save_announcement: {
        Args: { announcement_id?: number; content: Json; seen?: number }
        Returns: number
      }
      save_chat_room: {
        Args: { event_id: number; room: Json }
        Returns: number
      }
      save_coupon: {
        Args: { content: Json; coupon_id?: number; event_id: number }
        Returns: number
      }
      save_door_rules: {
        Args: {
          capacity?: number
          event_id: number
          live_code: boolean
          reentry: Database["public"]["Enums"]["reentry_rule"]
          search_allowed: boolean
          seen?: number
        }
        Returns: number
      }
      save_event_stage: {
        Args: {
          colour: string
          event_id: number
          name: string
          place?: string
          stage_id?: number
          walk_minutes?: number
        }
        Returns: number
      }
      save_gate: {
        Args: {
          event_id: number
          gate_id?: number
          name: string
          ticket_type_ids?: number[]
        }
        Returns: number
      }
      save_notification_setting: {
        Args: {
          category: string
          email: boolean
          in_app: boolean
          push: boolean
        }
        Returns: undefined
      }
      save_plan_settings: {
        Args: { event_id: number; visibility: string }
        Returns: string
      }
      save_pool: {
        Args: {
          event_id: number
          name: string
          pool_id?: number
          size?: number
        }
        Returns: number
      }
      save_push_subscription: {
        Args: {
          auth: string
          device?: string
          endpoint: string
          p256dh: string
        }
        Returns: undefined
      }
      save_question: {
        Args: { content: Json; event_id: number; question_id?: number }
        Returns: number
      }
      save_slots: { Args: { content: Json; event_id: number }; Returns: Json }
      save_ticket_type: {
        Args: {
          content: Json
          event_id: number
          how_many?: number
          pool_ids?: number[]
          seen?: number
          ticket_type_id?: number
        }
        Returns: number
      }
      save_timetable_settings: {
        Args: {
          changeover_minutes: number
          day_starts_at: string
          event_id: number
        }
        Returns: undefined
      }
      save_webhook_endpoint: {
        Args: {
          description: string
          endpoint_id?: number
          event_id?: number
          promoter_id?: number
          topics: string[]
          url: string
        }
        Returns: number
      }
      search_catalogue: {
        Args: { at?: string; per_kind?: number; search: string }
        Returns: {
          detail: string
          entity_id: number
          kind: string
          name: string
          picture_focus_x: number
          picture_focus_y: number
          picture_path: string
          rank: number
          starts_at: string
          timezone: string
        }[]
      }
      search_directory: {
        Args: { search?: string }
        Returns: {
          detail: string
          event_id: number
          id: number
          is_featured: boolean
          kind: string
          name: string
          reason: string
          since: string
          status: string
          suspended_at: string
          total: number
        }[]
      }
      send_test_notification: {
        Args: { channels: string[]; kind: string; user_id: number }
        Returns: number
      }
      send_webhook_again: { Args: { delivery_id: number }; Returns: undefined }
      set_artist_genres: {
        Args: { artist_id: number; genre_ids: number[] }
        Returns: undefined
      }
      set_event_genres: {
        Args: { event_id: number; genre_ids: number[] }
        Returns: undefined
      }
      set_event_promoters: {
        Args: { event_id: number; promoter_ids: number[] }
        Returns: undefined
      }
      set_favourite: {
        Args: { is_favourite: boolean; slot_id: string }
        Returns: undefined
      }
      set_favourites: {
        Args: { event_id: number; replace?: boolean; slot_ids: string[] }
        Returns: string[]
      }
      set_interest: {
        Args: {
          event_id: number
          interest: Database["public"]["Enums"]["interest"]
        }
        Returns: undefined
      }
      set_line_up: {
        Args: { artist_ids: number[]; event_id: number; notes?: string[] }
        Returns: undefined
      }
      set_reaction: {
        Args: { emoji: string; is_on: boolean; message_id: number }
        Returns: Json
      }
      set_room_state: {
        Args: { is_locked?: boolean; room_id: number; slow_seconds?: number }
        Returns: undefined
      }
      start_slot_now: { Args: { slot_id: string }; Returns: undefined }
      suspend_entity: {
        Args: { entity_id: number; entity_type: string; reason: string }
        Returns: undefined
      }
      suspend_user: {
        Args: { reason: string; user_id: number }
        Returns: undefined
      }
      switch_coupon: {
        Args: { coupon_id: number; is_on: boolean }
        Returns: undefined
      }
      switch_webhook_endpoint: {
        Args: { endpoint_id: number; is_enabled: boolean }
        Returns: undefined
      }
      take_in_import: {
        Args: { content: Json; import_id: number; promoter_id?: number }
        Returns: number
      }
      take_offer: { Args: { order_id: number }; Returns: undefined }
      take_over_stages: { Args: { event_id: number }; Returns: number }
      take_ticket: {
        Args: { answers?: Json; transfer_id: number }
        Returns: undefined
      }
      test_webhook_endpoint: { Args: { endpoint_id: number }; Returns: number }
      touch_room: {
        Args: { read_seq?: number; room_id: number }
        Returns: Json
      }
      unblock_user: { Args: { user_id: number }; Returns: undefined }
      undo_import: { Args: { import_id: number }; Returns: number }
      unfollow: {
        Args: { entity_id: number; entity_type: string }
        Returns: undefined
      }
      unmute_in_chat: {
        Args: { event_id: number; user_id: number }
        Returns: undefined
      }
      unpublish_timetable: {
        Args: { event_id: number; nights?: string[] }
        Returns: undefined
      }
      withdraw_event: { Args: { event_id: number }; Returns: undefined }
      withdraw_invitation: {
        Args: { invitation_id: number }
        Returns: undefined
      }
      withdraw_ticket_offer: { Args: { ticket_id: number }; Returns: undefined }
    }
    Enums: {
      coupon_kind: "percent" | "fixed" | "unlocking"
      event_status:
        | "draft"
        | "scheduled"
        | "published"
        | "unlisted"
        | "cancelled"
        | "postponed"
      fee_handling: "passed_on" | "absorbed"
      interest: "interested" | "going"
      offer_state:
        | "on_sale"
        | "not_yet"
        | "waits_for_tier"
        | "sold_out"
        | "over"
      order_kind: "sale" | "guest_list" | "complimentary"
      order_status:
        | "offered"
        | "held"
        | "paying"
        | "paid"
        | "expired"
        | "cancelled"
        | "refunded"
      payment_mode: "simulated" | "test" | "live"
      payment_status:
        | "begun"
        | "succeeded"
        | "failed"
        | "refund_due"
        | "refunded"
        | "disputed"
      question_kind: "text" | "choice" | "checkbox"
      reentry_rule: "once" | "once_a_night" | "after_exit" | "always"
      refund_status: "begun" | "succeeded" | "failed"
      scan_direction: "entry" | "exit"
      scan_method: "code" | "search"
      scan_outcome:
        | "accepted"
        | "already_scanned"
        | "not_inside"
        | "wrong_event"
        | "wrong_day"
        | "wrong_gate"
        | "not_valid_yet"
        | "too_late"
        | "capacity_reached"
        | "code_expired"
        | "revoked"
        | "refunded"
        | "cancelled"
        | "blocked"
        | "unpaid"
        | "forged"
        | "unknown"
        | "undone"
      ticket_kind: "admission" | "add_on"
      ticket_status: "valid" | "cancelled" | "refunded" | "blocked"
      visibility: "everyone" | "followers" | "nobody"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      coupon_kind: ["percent", "fixed", "unlocking"],
      event_status: [
        "draft",
        "scheduled",
        "published",
        "unlisted",
        "cancelled",
        "postponed",
      ],
      fee_handling: ["passed_on", "absorbed"],
      interest: ["interested", "going"],
      offer_state: ["on_sale", "not_yet", "waits_for_tier", "sold_out", "over"],
      order_kind: ["sale", "guest_list", "complimentary"],
      order_status: [
        "offered",
        "held",
        "paying",
        "paid",
        "expired",
        "cancelled",
        "refunded",
      ],
      payment_mode: ["simulated", "test", "live"],
      payment_status: [
        "begun",
        "succeeded",
        "failed",
        "refund_due",
        "refunded",
        "disputed",
      ],
      question_kind: ["text", "choice", "checkbox"],
      reentry_rule: ["once", "once_a_night", "after_exit", "always"],
      refund_status: ["begun", "succeeded", "failed"],
      scan_direction: ["entry", "exit"],
      scan_method: ["code", "search"],
      scan_outcome: [
        "accepted",
        "already_scanned",
        "not_inside",
        "wrong_event",
        "wrong_day",
        "wrong_gate",
        "not_valid_yet",
        "too_late",
        "capacity_reached",
        "code_expired",
        "revoked",
        "refunded",
        "cancelled",
        "blocked",
        "unpaid",
        "forged",
        "unknown",
        "undone",
      ],
      ticket_kind: ["admission", "add_on"],
      ticket_status: ["valid", "cancelled", "refunded", "blocked"],
      visibility: ["everyone", "followers", "nobody"],
    },
  },
} as const
