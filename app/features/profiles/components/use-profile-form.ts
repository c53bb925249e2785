import { type FormEvent, useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ProfileIntent, ProfileResult } from '~/features/profiles/change-profile';
import { profileWords } from '~/features/profiles/words';
import { toast } from '~/ui/toast/toast';

type Options = {
  intent: ProfileIntent;
  /** What to say once it is saved. */
  done: string;
  onUnsaved: (form: string, unsaved: boolean) => void;
};

/** A form of one's own profile that stays as it is when refused, with words beside its fields. */
export function useProfileForm({ intent, done, onUnsaved }: Options) {
  const { Form, state, data } = useFetcher<ProfileResult>();
  const busy = state !== 'idle';
  useEffect(() => {
    if (state !== 'idle' || !data || Object.keys(data.errors).length > 0) return;
    onUnsaved(intent, false);
    toast({ text: done });
  }, [state, data, intent, done, onUnsaved]);
  return {
    Form,
    busy,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => onUnsaved(intent, isChanged(currentTarget)),
    wordsOf: (field: string) => {
      const reason = busy ? undefined : data?.errors[field];
      return reason === undefined ? undefined : profileWords(reason);
    },
  };
}

function isChanged(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some((field) => {
    if (field instanceof HTMLInputElement && field.type === 'radio')
      return field.checked !== field.defaultChecked;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText && field.value !== field.defaultValue;
  });
}
