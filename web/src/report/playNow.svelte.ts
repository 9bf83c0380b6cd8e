/** A table at once with exactly the rules of a report: it is opened, told them, and dealt as soon as they are there. */

import { games } from '../lobby/games.svelte';
import type { ReportOffer } from '../protocol';
import { settings } from '../settings.svelte';
import { visit } from '../table/visit.svelte';
import { text } from '../texts/texts.svelte';

export function playNow(game: string, { constants, options, seats, bots }: ReportOffer): void {
  if (visit.opening) return;
  const known = games.named(game);
  const bot = known?.bots.find((name) => name === bots) ?? known?.at_once.bots[0];
  const session = visit.create(game, settings.name || text('web-name-default'));
  const usual = known?.options.map(({ name, default: value }) => [name, value]) ?? [];
  session.configure({ ...(Object.fromEntries(usual) as Record<string, string>), ...options });
  const varied = Object.keys(constants).length > 0;
  if (varied) session.vary(constants);
  if (bot !== undefined) for (let seat = 1; seat < seats; seat++) session.seatBot(bot);
  if (!varied) {
    session.start();
    return;
  }
  const stop = $effect.root(() => {
    $effect(() => {
      const { state, status, refusal, varying } = session;
      // Where something is refused, or the reader has gone, the waiting room is theirs.
      if (refusal || session.closed || visit.session !== session || state?.table.stage === 'playing') stop();
      else if (status === 'open' && state?.table.variant && !varying && !state.table.preparing) {
        session.start();
        stop();
      }
    });
  });
}
