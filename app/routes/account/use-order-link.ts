import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';

/** Opens the order of a link whose secret is behind the `#`. Answers whether it is under way. */
export function useOrderLink(code: string): boolean {
  const submit = useSubmit();
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    const secret = window.location.hash.slice(1);
    if (!code || !/^[\w-]{43}$/.test(secret)) return;
    setOpening(true);
    void submit({ order: code, secret }, { method: 'post', replace: true });
  }, [code, submit]);
  return isOpening;
}
