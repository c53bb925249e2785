import { use } from 'react';
import { type StructuredData as Data, jsonLdText } from '~/lib/structured-data';
import { PageContext } from '~/ui/page/page-context';

/** What search engines read about this page. The browser hides the nonce from scripts, so it cannot be compared. */
export function StructuredData({ data }: { data: Data }) {
  const { nonce } = use(PageContext);
  return (
    <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
      {jsonLdText(data)}
    </script>
  );
}
