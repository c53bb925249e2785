import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageContext } from '~/ui/page/page-context';

const { errorId } = document.documentElement.dataset;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContext value={{ errorId }}>
        <HydratedRouter />
      </PageContext>
    </StrictMode>,
  );
});
