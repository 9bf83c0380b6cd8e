"""What happened in Beanie, told from two views of one seat, so that it cannot tell more than they show."""

from __future__ import annotations

from biberbau.core.view import Move, Narration, Sentence, View
from biberbau.core.winning import tell_winners
from biberbau.games.beanie import numbering, phases
from biberbau.games.beanie.notation import CARD_NAMES, MELD_NAMES, RANK_NAMES, SUIT_LETTERS, format_action, parse_card
from biberbau.games.beanie.picture import meld_cards
from biberbau.games.beanie.sheet import list_cards, wild_rank
from biberbau.games.beanie.state import BETTER, BY_BEANIE, BY_EMPTY_TABLE, BY_STALL, RANKS, SET, State

BARE = {numbering.END_ROUND: "ends", numbering.KEEP: "keeps"}
"""Actions that move no card: the end of a round by choice, a turn without a discard (clauses 6.2 and 8.3)."""


def narrate(before: View, after: View, seat: int, action: int | None) -> Narration:
    """Tell what `seat` did; whatever is done in Beanie is done in sight of all, so `action` is never None."""
    assert action is not None
    told = Narration("beanie")
    old, new = before.read(State), after.read(State)
    if action >= numbering.ADD:
        tell_table(told, old, new, seat, action)
    elif action == numbering.DRAW_CARD:
        tell_draw(told, old, new, seat)
    elif action == numbering.TAKE_PILE:
        tell_pile(told, old, seat)
    elif action in BARE:
        told.say(BARE[action], seat=seat)
    elif action != numbering.CALL:  # A call is told with the end of the round (clauses 6.1 and 8.4).
        tell_discard(told, seat, action - numbering.DISCARD_CARD)
    tell_end(told, new)
    return told


def card_word(card: int) -> str:
    """A card as sentences name it: its suit first, for a key of the catalogue cannot begin with a digit."""
    return SUIT_LETTERS[card // RANKS] + RANK_NAMES[card % RANKS]


def rank_word(rank: int) -> str | int:
    """A rank as sentences name it: ranks with a number as that number, for a key of digits means a number."""
    name = RANK_NAMES[rank]
    return int(name) if name.isdecimal() else name


def tell_draw(told: Narration, old: State, new: State, seat: int) -> None:
    """A card from the stock, which only its new owner sees (clause 3.1)."""
    gained = list_cards(int(new.hand[seat]) & ~int(old.hand[seat]))
    if gained:
        told.say("draws-card", seat=seat, card=card_word(gained[0]))
    else:
        told.say("draws", seat=seat)
    told.move(CARD_NAMES[gained[0]] if gained else None, "stock", f"hand:{seat}")
    if new.stock_count == 0:
        told.say("stock-empty")


def tell_pile(told: Narration, old: State, seat: int) -> None:
    """The whole discard pile (clause 3.2)."""
    cards = old.pile[: old.pile_count].tolist()
    told.say("takes-pile", seat=seat, cards=len(cards))
    told.moves.extend(Move(CARD_NAMES[card], "pile", f"hand:{seat}") for card in cards)


def tell_discard(told: Narration, seat: int, card: int) -> None:
    """A discard (clause 3.4)."""
    told.say("discards", seat=seat, card=card_word(card))
    told.move(CARD_NAMES[card], f"hand:{seat}", "pile")


def tell_table(told: Narration, old: State, new: State, seat: int, action: int) -> None:
    """Cards that were put down, what they stand for, and a beanie that was taken (sections 4 and 5)."""
    melds = range(int(new.meld_count))
    meld = next(m for m in melds if m >= old.meld_count or old.meld_cards[m] != new.meld_cards[m])
    was, cards = int(old.meld_cards[meld]), int(new.meld_cards[meld])
    put = [(card, stands) for card, stands in meld_cards(new, meld) if not was >> card & 1]
    place = f"meld:{MELD_NAMES[meld]}"
    kind = "set" if new.meld_kind[meld] == SET else "run"
    where = meld_arguments(new, meld)
    if action >= numbering.NATURAL_SET:
        told.say(f"lays-{kind}", seat=seat, card_list=" ".join(card_word(card) for card, _ in put), **where)
    else:
        told.say(f"adds-{kind}", seat=seat, card=card_word(put[0][0]), **where)
    for card, stands in put:
        told.move(CARD_NAMES[card], f"hand:{seat}", place)
        if stands is not None and kind == "run":
            own = parse_card(stands)
            told.say("stands", card=card_word(card), rank=rank_word(own % RANKS), suit=stands[-1])
    for card in list_cards(was & ~cards):
        told.say("takes-beanie", seat=seat, card=card_word(card))
        told.move(CARD_NAMES[card], place, f"hand:{seat}")


def meld_arguments(record: State, meld: int) -> dict[str, str | int]:
    """A meld as sentences name it: by its rank or its suit."""
    if record.meld_kind[meld] == SET:
        return {"rank": rank_word(record.meld_rank[meld])}
    return {"suit": SUIT_LETTERS[record.meld_suit[meld]]}


def tell_end(told: Narration, new: State) -> None:
    """How the round and the match ended (sections 6 and 7)."""
    if new.phase < phases.ROUND_OVER:
        return
    if new.ended_by == BY_BEANIE:
        told.say("beanie", seat=int(new.out))
    elif new.ended_by in (BY_STALL, BY_EMPTY_TABLE):
        told.say("stall" if new.ended_by == BY_STALL else "nothing-to-draw")
    for seat in range(new.seats):
        for card in list_cards(int(new.hand[seat])):
            told.move(CARD_NAMES[card], f"hand:{seat}", f"hand:{seat}")
    told.say("round-over", round=int(new.round_number))
    if new.phase == phases.MATCH_OVER:
        tell_winners(told, new, BETTER)


def name_action(action: int) -> Sentence:
    """What a person calls an action."""
    word, *parts = format_action(action).split("-")
    stem = f"beanie-action-{word}"
    if word == "discard":
        return Sentence(stem, {"card": card_word(parse_card(parts[0]))})
    if word in ON_MELDS:
        end = f"-{parts[2]}" if word == "add" and len(parts) == 3 else ""
        return Sentence(stem + end, {"card": card_word(parse_card(parts[1])), "meld": int(parts[0][1:])})
    if word not in LAYING:
        return Sentence(stem)
    cards = " ".join(card_word(card) for card in cards_needed(word, parts))
    if parts[-2] != "as":
        return Sentence(stem, {"card_list": cards})
    named: dict[str, str | int] = {"card_list": cards, "rank": rank_word(RANK_NAMES.index(parts[-1]))}
    return Sentence(f"{stem}-as", named | {"suit": parts[0]} if word == "run" else named)


ON_MELDS = ("add", "take", "swap")
LAYING = ("set", "run")


def cards_needed(word: str, parts: list[str]) -> list[int]:
    """The cards that an action takes out of the hand, in the order of its notation."""
    if word in ON_MELDS:
        return [parse_card(parts[1])]
    if word == "discard":
        return [parse_card(parts[0])]
    if word not in LAYING:
        return []
    suit = parts[0] if word == "run" else ""
    cards = parts[1:] if suit else parts
    cards = cards[: cards.index("as")] if "as" in cards else cards
    return [parse_card(text + suit if text in RANK_NAMES else text) for text in cards]


def explain(view: View, seat: int, action: int) -> dict[str, str | int]:
    """Arguments for the sentence that refuses `action`: the card it is about, the meld, the rank that is wild.

    The card is one that is missing in the hand; else one that should be a beanie and is none; else the first.
    """
    record = view.read(State)
    word, *parts = format_action(action).split("-")
    cards, wild = cards_needed(word, parts), wild_rank(record)
    missing = [card for card in cards if not int(record.hand[seat]) >> card & 1]
    natural = cards[0] % RANKS if word == "set" and parts[-2] != "as" else None
    foreign = [
        card for card in cards if card % RANKS not in (wild, natural) and (word != "run" or CARD_NAMES[card] in parts)
    ]
    about = [*(foreign if action >= numbering.WILD_SET else []), *missing, *foreign, *cards, 0]
    return {"card": card_word(about[0]), "meld": int(parts[0][1:]) if word in ON_MELDS else 0, "wild": rank_word(wild)}


def conceals(after: View, actor: int) -> bool:
    """Nothing that is done is hidden."""
    return False
