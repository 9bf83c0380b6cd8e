/** The picture of a table's situation, as its game knows it. */

import type { Situation, TableInfo } from '../protocol';
import type { GameName, Pictures } from './pictures';

interface Shown {
  table: TableInfo;
  situation: Situation;
}

interface ShownOf<Name extends GameName> extends Shown {
  situation: Situation & { picture: Pictures[Name] };
}

/** Whether it is shown at a table of this game; every situation of a table is one of its game. */
function isOf<Name extends GameName>(name: Name, shown: Shown): shown is ShownOf<Name> {
  return shown.table.game === name;
}

/** The picture of a situation at a table of the game `name`; throws at a table of another game. */
export function pictureAt<Name extends GameName>(
  name: Name,
  table: TableInfo,
  situation: Situation,
): Pictures[Name] {
  const shown: Shown = { table, situation };
  if (!isOf(name, shown)) throw new Error(`no picture of ${name} at a table of ${table.game}`);
  return shown.situation.picture;
}
