/** The entry of the browser client. */

import { mount } from 'svelte';
import './theme/theme.css';
import './styles/page.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element "app"');
mount(App, { target });
