/** What one can react with; private.chat_emoji() has the same list. */
export const reactionEmoji = ['❤️', '🔥', '😂', '🙌', '👀', '😢', '👍', '🎶'] as const;
export type ReactionEmoji = (typeof reactionEmoji)[number];
