/** What the plate of a seat says. */

import type { TableInfo } from '../../protocol';
import { isAway, nameOf } from '../../table-parts/naming';
import { signed } from '../../texts/points';
import type { Naming } from './names';
import { actorOf, pileSize } from './picture';

interface Tag {
  label: string;
  short: string;
  padded?: boolean;
}

/**
 * The name, what the cards of pile and hand would be worth now, whose turn it is, how many cards are redrawn, and what was
 * collected in earlier rounds.
 */
export function plateOf(naming: Naming, table: TableInfo, seat: number) {
  const { text, picture } = naming;
  const worth = pileSize(picture.piles[seat] ?? []) - (picture.hands[seat]?.count ?? 0);
  const losses = picture.losses[seat] ?? 0;
  const tags: Tag[] =
    losses > 0 ? [{ label: text('web-biber-mania-tag-losses', { count: losses }), short: `+${losses}` }] : [];
  if (picture.series === 'collecting') {
    const total = picture.totals[seat] ?? 0;
    tags.push({ label: text('web-biber-mania-tag-total', { total }), short: signed(total), padded: true });
  }
  return {
    seat,
    name: nameOf(naming, seat),
    total: text('web-biber-mania-worth', { points: worth }),
    figure: worth,
    turn: actorOf(picture) === seat && picture.sheet === null,
    away: isAway(table, seat),
    tags,
  };
}
