/** What the reader has answered to the notices of a table; it stays answered wherever notices are shown. */

export class NoticeBoard {
  /** For whose return they just wait, as `LongAbsence` names them. */
  waited = $state('');
  /** Whether somebody who only watches has been told that they could play, and rather watches. */
  watchesGladly = $state(false);
  /** Whether they have been asked for their name, and rather keep the one that the house has given. */
  namelessGladly = $state(false);
}
