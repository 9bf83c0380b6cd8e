/** The gallery: a page of the development server alone that shows every drawing and table in every state. */

import { mount } from 'svelte';
import '../theme/theme.css';
import '../styles/page.css';
import { LANGUAGES } from '../texts/catalogue';
import { learn } from '../texts/texts.svelte';
import Gallery from './Gallery.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
const target = document.getElementById('gallery');
await Promise.all(LANGUAGES.map(learn));
if (target) mount(Gallery, { target });
