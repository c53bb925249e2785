import { type ReactNode, useCallback, useState } from 'react';
import { useUnsavedChanges } from '~/ui/form/use-unsaved-changes';

/** Several forms on one page share one question, because the router asks only one before it leaves. */
export function useUnsavedForms(): {
  question: ReactNode;
  onUnsaved: (form: string, unsaved: boolean) => void;
} {
  const [forms, setForms] = useState<readonly string[]>([]);
  const onUnsaved = useCallback((form: string, unsaved: boolean) => {
    setForms((known) => {
      if (known.includes(form) === unsaved) return known;
      return unsaved ? [...known, form] : known.filter((other) => other !== form);
    });
  }, []);
  return { question: useUnsavedChanges(forms.length > 0), onUnsaved };
}
