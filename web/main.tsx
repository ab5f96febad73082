import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createFront } from './front.ts';
import { FrontProvider } from './front-context.tsx';
import { applyTheme, storedTheme } from './theme/theme.ts';

const front = createFront();
applyTheme(storedTheme(front.kept));
front.session.start();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <FrontProvider value={front}>
        <App />
      </FrontProvider>
    </BrowserRouter>
  </StrictMode>,
);
