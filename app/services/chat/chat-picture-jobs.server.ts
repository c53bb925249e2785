import type { Jobs, Platform } from '~/lib/platform';
import { forgetChatPictures } from './chat-pictures.server';

export function chatPictureJobs(platform: Platform): Jobs {
  return {
    tasks: {
      async forget_chat_pictures() {
        while ((await forgetChatPictures(platform)) > 0);
      },
    },
    crontab: ['23 * * * * forget_chat_pictures'],
  };
}
