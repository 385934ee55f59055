// The page begins here.
import '@fontsource-variable/inter/wght.css';
import '@fontsource/chakra-petch/latin-500.css';
import '@fontsource/chakra-petch/latin-600.css';
import '@fontsource/chakra-petch/latin-700.css';
import '../styles/layers.css';
import '../styles/reset.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/controls.css';
import '../styles/site.css';
import '../styles/table.css';
import '../styles/bar.css';
import '../styles/prompt.css';
import '../styles/panels.css';
import '../styles/odds.css';
import '../styles/log.css';
import '../styles/things.css';
import '../styles/narrow.css';
import '../styles/dialogs.css';
import '../styles/overlays.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Guard } from './Guard.tsx';
import { listenForErrors } from '../kit/lastErrors.ts';
import { keepOffline } from './updates.ts';
import { applySettings } from '../storage/settings.ts';

listenForErrors();
applySettings();
createRoot(document.getElementById('root')!).render(
  <Guard>
    <App />
  </Guard>,
);

void keepOffline();
