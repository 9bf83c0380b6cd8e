"""One step of many matches, compiled: choose, act, let chance come out, reward, begin anew, observe and mask.

In every match one seat is to choose.  Where several are obliged at once, as when displays are opened, they choose one
after the other, and none sees what another has chosen, because a view does not show it.  In event time it is the seat
that looks first (`biberbau.envs.looking`); those who could do nothing are not asked, which they alone could notice.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.core.arrays import Actions, States
from biberbau.core.chance import DICE, next_below, seed_generator
from biberbau.core.compilation import rule
from biberbau.core.contract import (
    CHANCE,
    State,
    apply,
    apply_chance,
    begin_round,
    chance_size,
    is_over,
    legal,
    open_match,
    payoffs,
    view,
)
from biberbau.core.duties import obliged
from biberbau.core.looks import NEVER, next_to_look
from biberbau.encoding.contract.codes import CODES, MOST_PARTS, part
from biberbau.encoding.contract.observing import observe, unveil
from biberbau.encoding.schema import Row
from biberbau.envs.looking import wake, wake_anew
from biberbau.envs.slots import NOBODY, STAY, Setting, Slot, Slots

Codes = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]
Rows = npt.NDArray[np.int16]


@rule
def await_seat(state: State, slot: Slot, setting: Setting, actions: Actions) -> int:
    """Go on until a seat is to act, with the next round if need be; return the seat, NOBODY at the end of the match.

    In event time its legal actions stand in `actions` then, as many as the slot has left.
    """
    while True:
        waiting = obliged(state)
        if waiting == CHANCE:
            apply_chance(state, next_below(slot.chance, chance_size(state)))
        elif waiting != 0 and setting.event_time:
            seat = next_to_look(slot.looks, setting.seats)
            slot.now = slot.looks[seat]
            slot.looks[seat] = NEVER
            slot.may_wait = waiting >> seat & 1 == 0
            slot.left = legal(state, seat, actions)
            if slot.left > 0:
                return seat
        elif waiting != 0:
            seat = 0
            while waiting >> seat & 1 == 0:
                seat += 1
            return seat
        else:
            payoffs(state, slot.worth)
            for seat in range(state.seats):
                slot.rewards[seat] += slot.worth[seat]
            if is_over(state):
                return NOBODY
            begin_round(state)
            if setting.event_time:
                wake_anew(slot, setting.seats, setting)


@rule
def begin(state: State, slot: Slot, setting: Setting, actions: Actions) -> None:
    """Begin a match from the seed of its slot."""
    seed_generator(slot.chance, slot.seed)
    open_match(state, setting.seats, setting.options)
    begin_round(state)
    if setting.event_time:
        seed_generator(slot.clock, slot.seed ^ DICE)
        wake_anew(slot, setting.seats, setting)
    slot.actor = await_seat(state, slot, setting, actions)
    slot.depth = 0


@rule
def show(state: State, seat: int, seen: State, row: Row) -> None:
    """Write what a seat knows to a row, which is cleared first."""
    for place in range(len(row)):
        row[place] = 0
    view(state, seat, seen)
    observe(seen, seat, row)


@rule
def mask_codes(actions: Actions, count: int, depth: int, mask: Mask) -> None:
    """Mask the codes of some actions at this depth, and no others."""
    for code in range(len(mask)):
        mask[code] = 0
    for place in range(count):
        mask[part(int(actions[place]), depth)] = 1


@rule
def keep(slot: Slot, actions: Actions, count: int) -> None:
    """Note which actions can still be chosen, so that they need not be found again; many take longer to note."""
    slot.left = count
    if count <= len(slot.kept):
        for place in range(count):
            slot.kept[place] = actions[place]


@rule
def show_choice(
    state: State, slot: Slot, setting: Setting, seat: int, seen: State, row: Row, mask: Mask, actions: Actions
) -> None:
    """Write the observation of a seat and the mask of the actor's codes; after the end nothing may be chosen."""
    show(state, seat, seen, row)
    count = 0
    if slot.actor >= 0:
        count = int(slot.left) if setting.event_time else legal(state, seat, actions)
    keep(slot, actions, count)
    mask_codes(actions, count, 0, mask)
    if setting.event_time and count > 0:
        mask[CODES] = slot.may_wait


@rule
def narrow(among: Actions, count: int, depth: int, code: int, actions: Actions) -> int:
    """Write to `actions` those that have this code at this depth, in order; return how many they are."""
    left = 0
    for place in range(count):
        action = int(among[place])
        if part(action, depth) == code:
            actions[left] = action
            left += 1
    return left


@rule
def agree(actions: Actions, count: int, depth: int) -> bool:
    """Whether all these actions have the same code at this depth."""
    first = part(int(actions[0]), depth)
    differ = 0
    for place in range(1, count):
        differ += part(int(actions[place]), depth) != first
    return differ == 0


@rule
def choose(state: State, slot: Slot, code: int, actions: Actions) -> int:
    """Go on along the actor's path with a code; return how many legal actions are left, which stand in `actions`.

    What then follows of itself is chosen too; a single action that is left is to be taken.
    """
    depth = int(slot.depth)
    if slot.left <= len(slot.kept):
        left = narrow(slot.kept, slot.left, depth, code, actions)
    else:
        left = legal(state, int(slot.actor), actions)
        for earlier in range(depth):
            left = narrow(actions, left, earlier, int(slot.path[earlier]), actions)
        left = narrow(actions, left, depth, code, actions)
    if left > 1:
        slot.path[depth] = code
        depth += 1
        while agree(actions, left, depth):
            slot.path[depth] = part(int(actions[0]), depth)
            depth += 1
        slot.depth = depth
        keep(slot, actions, left)
    return left


@rule
def show_path(slot: Slot, row: Row, mask: Mask, actions: Actions, count: int) -> None:
    """Add what has been chosen of an action to the observation, and mask what goes on from there."""
    chosen = len(row) - CODES
    for earlier in range(slot.depth):
        row[chosen + slot.path[earlier]] = 1
    mask_codes(actions, count, int(slot.depth), mask)


@rule
def forget_step(slot: Slot) -> None:
    """Clear what the last step has left."""
    for seat in range(len(slot.rewards)):
        slot.rewards[seat] = 0
    slot.ended = False
    slot.refused = False
    slot.taken = -1
    slot.taker = slot.actor


@rule
def step(
    states: States,
    slots: Slots,
    rows: Rows,
    mask: Mask,
    codes: Codes,
    first: int,
    last: int,
    settings: Slots,
    seen: States,
    actions: Actions,
) -> None:
    """Let the actors of the slots from `first` up to `last` choose a code each.

    Slots that rest stay as they are, and so do those whose code is STAY.
    `settings` and `seen` are one record each, `seen` and `actions` the room of one thread.
    """
    setting = settings[0]
    for i in range(first, last):
        if codes[i] == STAY:
            continue
        slot = slots[i]
        state = states[i]
        forget_step(slot)
        seat = int(slot.actor)
        if seat < 0:
            continue
        waits = setting.event_time and codes[i] == CODES and slot.depth == 0 and slot.may_wait
        left = 1 if waits else choose(state, slot, int(codes[i]), actions)
        if left > 1:
            show_path(slot, rows[i], mask[i], actions, left)
            continue
        if left == 0:
            slot.refused = True
            slot.rewards[seat] = -setting.penalty
            slot.actor = NOBODY
        else:
            if not waits:
                slot.taken = actions[0]
                apply(state, seat, int(actions[0]))
                if setting.event_time:
                    wake(slot, setting.seats, setting)
            slot.actor = await_seat(state, slot, setting, actions)
        slot.depth = 0
        if slot.actor < 0:
            slot.ended = True
            if setting.goes_on:
                slot.seed += setting.stride
                begin(state, slot, setting, actions)
        if slot.actor >= 0:
            seat = int(slot.actor)
        show_choice(state, slot, setting, seat, seen[0], rows[i], mask[i], actions)


@rule
def reset(
    states: States,
    slots: Slots,
    rows: Rows,
    mask: Mask,
    chosen: npt.NDArray[np.bool_],
    first: int,
    last: int,
    settings: Slots,
    seen: States,
    actions: Actions,
) -> None:
    """Begin the matches of the chosen slots from `first` up to `last`, each from its seed."""
    setting = settings[0]
    for i in range(first, last):
        if chosen[i]:
            slot = slots[i]
            begin(states[i], slot, setting, actions)
            forget_step(slot)
            slot.taker = NOBODY
            show_choice(states[i], slot, setting, int(slot.actor), seen[0], rows[i], mask[i], actions)


@rule
def towards(slots: Slots, actions: Actions, codes: Codes) -> None:
    """Write to `codes` the next code on the way to each action of the engine."""
    for i in range(len(actions)):
        codes[i] = part(int(actions[i]), int(slots[i].depth))


@rule
def show_at(states: States, i: int, seat: int, seen: States, row: Row) -> None:
    """Write what a seat knows of state `i` to a row."""
    show(states[i], seat, seen[0], row)


@rule
def mask_at(states: States, i: int, seat: int, actions: Actions, mask: Mask) -> None:
    """Mask the first codes of a seat's legal actions in state `i`."""
    mask_codes(actions, legal(states[i], seat, actions), 0, mask)


@rule
def unveil_all(states: States, slots: Slots, rows: Rows) -> None:
    """Write the whole states to rows that are zero, with the seats counted from the actors."""
    for i in range(len(rows)):
        unveil(states[i], max(int(slots[i].actor), 0), rows[i])


@rule
def features_at(states: States, i: int, seat: int, actions: Actions, rows: npt.NDArray[np.int8]) -> int:
    """List the legal actions of a seat in state `i`, and mark the codes of each in a row; return their number.

    Rows that there are too few of are left out: the number may be larger.
    """
    count = legal(states[i], seat, actions)
    for place in range(min(count, len(rows))):
        for depth in range(MOST_PARTS):
            code = part(int(actions[place]), depth)
            rows[place, code] = 1
    return count
