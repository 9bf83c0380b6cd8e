/** The entry of the browser client. */

import { mount } from 'svelte';
import './theme/theme.css';
import './styles/page.css';
import App from './App.svelte';
import { patiently } from './parts/patiently';
import { settings } from './settings.svelte';
import { learn } from './texts/texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element "app"');
await patiently(() => learn(settings.language));
mount(App, { target });
