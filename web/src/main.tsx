import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setNonce } from 'get-nonce';
import { App } from './app/app';
import './lib/theme';
import './styles.css';

// Dialogs that lock the page's scrolling write a style element: the policy of the page asks for its nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// The page's policy allows no code from strings, so zod need not try. Said where zod looks once it is loaded: the
// public page does without zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element for the app');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
