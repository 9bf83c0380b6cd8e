"""Six pages at one network address spend an evening at one table: nobody reloads, and nothing is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.conftest import Visits
from tests.browser.devices import LAPTOP, PHONE, Device
from tests.browser.hands.beanie import BeanieHand
from tests.browser.hands.biber_gang import BiberGangHand
from tests.browser.hands.daumen_drauf import DaumenDraufHand
from tests.browser.house import House
from tests.browser.ledger import assert_nothing_is_lost, assert_offers_what_was_played
from tests.browser.match import choose, come_back_at_the_end, leave_to_a_bot
from tests.browser.party import (
    choose_game,
    come_back,
    end_match,
    gather,
    go_away,
    knock,
    let_bot_stand_in,
    let_in,
    lock,
    move_seat,
    play,
    wait_for_table,
    watch,
)
from tests.browser.visitor import Visitor
from tests.other_device import needs_other_device

pytestmark = pytest.mark.browser

HASTY_LAPTOP, HASTY_PHONE = (replace(device, speed=0) for device in (LAPTOP, PHONE))
"""Nobody looks at the flights of cards here."""


@needs_other_device
@pytest.mark.long
def test_six_pages_spend_an_evening_together_and_nobody_reloads(frail_house: House, visits: Visits) -> None:
    network = let_in(frail_house, visits)

    def comes(device: Device, name: str) -> Visitor:
        return visits(network, device, name)

    # Three friends and two bots begin; the host plays on a phone, too.
    gang = BiberGangHand()
    anna, ben, cleo = comes(HASTY_LAPTOP, "Anna"), comes(HASTY_PHONE, "Ben"), comes(HASTY_PHONE, "Cleo")
    gather(anna, (ben, cleo))
    code = anna.code
    wait_for_table((anna, ben, cleo), gang)
    on_phone = comes(HASTY_PHONE, "Anna")
    move_seat(anna, on_phone)
    play((on_phone, ben, cleo), gang, actions=1)

    # Ben goes away, a bot stands in for him, and he comes back.
    go_away(ben)
    let_bot_stand_in(anna, "Ben")
    play((on_phone, cleo), gang, actions=2)
    come_back(ben, code)

    # Two who come later watch; they knock, and sit down in the bots' seats after the round.
    zoe, yann = comes(HASTY_LAPTOP, "Zoe"), comes(HASTY_PHONE, "Yann")
    for guest in (zoe, yann):
        watch(guest, code)
    lock(anna)
    knock(zoe, "Berta", host=on_phone)
    knock(yann, "Bruno", host=on_phone)
    play((on_phone, ben, cleo), gang, actions=1)
    for friend in (ben, cleo):
        leave_to_a_bot(friend)
    play([on_phone], gang)
    for friend in (ben, cleo):
        come_back_at_the_end(friend)
    assert_offers_what_was_played(cleo, frail_house)

    # Another game by one tap, which the host ends early.
    thumb = DaumenDraufHand()
    choose_game(anna, "daumen-drauf")
    everybody = (anna, on_phone, ben, cleo, zoe, yann)
    wait_for_table(everybody, thumb)
    assert [page.seat for page in everybody] == [0, 0, 1, 2, 3, 4]
    play((anna, ben, cleo, zoe, yann), thumb, actions=1)
    end_match(anna)
    assert_offers_what_was_played(zoe, frail_house)

    # And another one, whose rules are chosen in the waiting room.
    beanie = BeanieHand()
    anna.press(anna.page.get_by_text(anna.words("web-rematch-change"), exact=True))
    anna.press(anna.button("web-let-in"))
    choose_game(anna, "beanie")
    anna.set_rounds(1, "beanie-option-rounds")
    choose(anna, "beanie", beanie.unhurried)
    anna.start()
    wait_for_table(everybody, beanie)

    # The host is gone on both devices: the others play on without her, and choose what comes next.
    friends = (ben, cleo, zoe, yann)
    for page in (anna, on_phone):
        go_away(page)
    let_bot_stand_in(ben, "Anna")
    play(friends, beanie, actions=1)
    for friend in friends[1:]:
        leave_to_a_bot(friend)
    play([ben], beanie)
    for friend in friends[1:]:
        come_back_at_the_end(friend)
    assert_offers_what_was_played(yann, frail_house)
    choose_game(ben, "biber-gang")
    wait_for_table(friends, gang)
    for friend in friends:
        friend.assert_never_reloaded()
    assert_nothing_is_lost(frail_house, code, everybody)
