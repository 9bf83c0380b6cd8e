import { beforeEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { setStage } from '../testing/stage';
import { show } from '../testing/screen';
import { text } from '../texts/texts.svelte';
import PrivacySheet from './PrivacySheet.svelte';

setStage();

beforeEach(() => localStorage.clear());

const said = () => [...document.querySelectorAll('dt')].map((part) => part.textContent);

test.each(['en', 'de'] as const)(
  'in %s guests read of choices and bans, too, and each part is explained',
  (language) => {
    settings.change({ language });
    show(PrivacySheet, { onclose: () => undefined });
    expect(said()).toEqual(expect.arrayContaining([text('web-privacy-daily'), text('web-privacy-banned')]));
    const explained = [...document.querySelectorAll('dd')].map((part) => part.textContent);
    expect(explained).toHaveLength(said().length);
    // A text that is missing shows its name.
    expect([...said(), ...explained].filter((sentence) => sentence.includes('web-'))).toEqual([]);
  },
);
