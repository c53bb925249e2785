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
      artists: {
        Row: {
          created_at: string
          description: string
          id: number
          name: string
        }
        Insert: {
          created_at?: string
          description?: string
          id?: number
          name: string
        }
        Update: {
          created_at?: string
          description?: string
          id?: number
          name?: string
        }
        Relationships: []
      }
      event_artists: {
        Row: {
          artist_id: number
          event_id: number
          position: number
        }
        Insert: {
          artist_id: number
          event_id: number
          position: number
        }
        Update: {
          artist_id?: number
          event_id?: number
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
      events: {
        Row: {
          created_at: string
          description: string
          doors_at: string | null
          ends_at: string
          id: number
          is_listed: boolean
          is_out: boolean
          minimum_age: number | null
          starts_at: string
          status: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          venue_id: number | null
        }
        Insert: {
          created_at?: string
          description?: string
          doors_at?: string | null
          ends_at: string
          id?: number
          is_listed?: never
          is_out?: never
          minimum_age?: number | null
          starts_at: string
          status?: Database["public"]["Enums"]["event_status"]
          timezone: string
          title: string
          venue_id?: number | null
        }
        Update: {
          created_at?: string
          description?: string
          doors_at?: string | null
          ends_at?: string
          id?: number
          is_listed?: never
          is_out?: never
          minimum_age?: number | null
          starts_at?: string
          status?: Database["public"]["Enums"]["event_status"]
          timezone?: string
          title?: string
          venue_id?: number | null
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
      genres: {
        Row: {
          description: string
          id: number
          name: string
        }
        Insert: {
          description?: string
          id?: number
          name: string
        }
        Update: {
          description?: string
          id?: number
          name?: string
        }
        Relationships: []
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
      promoters: {
        Row: {
          created_at: string
          description: string
          id: number
          name: string
        }
        Insert: {
          created_at?: string
          description?: string
          id?: number
          name: string
        }
        Update: {
          created_at?: string
          description?: string
          id?: number
          name?: string
        }
        Relationships: []
      }
      user_permissions: {
        Row: {
          created_at: string
          entity_id: number
          entity_type: string
          permission_level: number
          user_id: number
        }
        Insert: {
          created_at?: string
          entity_id: number
          entity_type: string
          permission_level: number
          user_id: number
        }
        Update: {
          created_at?: string
          entity_id?: number
          entity_type?: string
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
          created_at: string
          display_name: string
          id: number
          picture_focus_x: number
          picture_focus_y: number
          picture_path: string | null
          supabase_id: string | null
        }
        Insert: {
          created_at?: string
          display_name?: string
          id?: never
          picture_focus_x?: number
          picture_focus_y?: number
          picture_path?: string | null
          supabase_id?: string | null
        }
        Update: {
          created_at?: string
          display_name?: string
          id?: never
          picture_focus_x?: number
          picture_focus_y?: number
          picture_path?: string | null
          supabase_id?: string | null
        }
        Relationships: []
      }
      venues: {
        Row: {
          address: string
          capacity: number | null
          city: string
          created_at: string
          description: string
          id: number
          name: string
          timezone: string
        }
        Insert: {
          address?: string
          capacity?: number | null
          city: string
          created_at?: string
          description?: string
          id?: number
          name: string
          timezone: string
        }
        Update: {
          address?: string
          capacity?: number | null
          city?: string
          created_at?: string
          description?: string
          id?: number
          name?: string
          timezone?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      count_listed_events: {
        Args: { since: string; weeks: number }
        Returns: {
          listed: number
          week: string
        }[]
      }
      count_new_users: {
        Args: { days: number; first_day: string }
        Returns: {
          day: string
          joined: number
        }[]
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
      revoke_permission: {
        Args: { entity_id: number; entity_type: string; user_id: number }
        Returns: undefined
      }
    }
    Enums: {
      event_status:
        | "draft"
        | "scheduled"
        | "published"
        | "unlisted"
        | "cancelled"
        | "postponed"
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
      event_status: [
        "draft",
        "scheduled",
        "published",
        "unlisted",
        "cancelled",
        "postponed",
      ],
    },
  },
} as const
