"""Policy files: what was saved plays wherever bots do, and what is no player is refused with its reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, fields, replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

import biberbau
from biberbau.bots import BotError, Card, Network, bot_named, read_policy, registry, save_policy
from biberbau.bots.learned.mixing import shares
from biberbau.bots.learned.whole_numbers import LATER, VALUES, WholeNetwork
from biberbau.core.array_file import packed
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.envs import Batch
from biberbau.games import game_named
from biberbau.server.catalogue import describe_game
from tests.cli.conftest import biberbau as terminal  # noqa: F401  # A fixture.
from tests.cli.running import Terminal
from tests.contract.matches import every_game, short_options
from tests.contract.twins import original_of, random_stretch, twin_of

GANG = game_named("biber-gang")
HIDDEN = 4


def any_network(game: Game, seed: int = 1) -> Network:
    """Return a network for a game with any weights."""
    batch, dice = Batch(game, 1), np.random.default_rng(seed)
    width, codes = batch.observations.shape[1], batch.codes
    shapes = ((width,), (width, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, codes), (HIDDEN,), (HIDDEN,), (codes,))
    return Network(*(dice.normal(size=shape).astype(np.float32) for shape in shapes))


@pytest.fixture
def gang(tmp_path: Path) -> Path:
    path = tmp_path / "gang.npz"
    save_policy(path, Card.of("biber-gang", "make nothing"), any_network(GANG))
    return path


@every_game
def test_a_network_chooses_as_it_would_in_a_batch(game: Game, tmp_path: Path) -> None:
    path, network = tmp_path / "any.npz", any_network(game)
    save_policy(path, Card.of(game.name, "make nothing"), network)
    bot, batch = bot_named(str(path), game), Batch(game, 1, options=short_options(game, {}), seed=3)
    dice = np.random.default_rng(4)
    for step in range(40):
        action = bot.choose(batch.view(0), step)
        while True:
            liked = np.where(batch.mask[0] == 1, network.preferences(batch.observations[0]), -np.inf)
            batch.step([int(np.argmax(liked))])
            if batch.taken[0] >= 0:
                break
        assert batch.taken[0] == action
        for _ in range(7):
            batch.step([int(np.argmax(dice.random(batch.codes) * batch.mask[0]))])
        while batch.slots["depth"][0]:
            batch.step([int(np.argmax(batch.mask[0]))])


@every_game
def test_it_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(game: Game, tmp_path: Path) -> None:
    path, dice = tmp_path / "any.npz", FastStream(1)
    save_policy(path, Card.of(game.name, "make nothing"), any_network(game))
    bot, differing = bot_named(str(path), game), 0
    random = Random(3)
    for seed in range(12):
        stretch = random_stretch(game, 2, short_options(game, {}), seed, random.randrange(40), 8)
        for seat in range(2):
            match, twin = original_of(stretch), twin_of(stretch, seat, random)
            differing += match.states.tobytes() != twin.states.tobytes()
            assert bot.choose(match.view(seat), 0) == bot.choose(twin.view(seat), dice.below(100))
    assert differing > 5


def test_in_whole_numbers_a_network_prefers_the_same() -> None:
    dice = np.random.default_rng(5)
    sizes = ((40, 30), (30, 20), (20, 10), (30,), (20,), (10,))
    network = Network(np.full(40, 0.01, np.float32), *(dice.normal(size=size).astype(np.float32) for size in sizes))
    rows = dice.integers(-200, 300, (50, 40)).astype(np.int16)
    found = np.array([WholeNetwork(network).preferences(row) for row in rows]) / 2.0 ** (LATER + VALUES)
    np.testing.assert_allclose(found, network.preferences(rows), atol=0.02)


@pytest.mark.long
def test_in_whole_numbers_nothing_runs_over() -> None:
    shapes = ((30,), (30, 3000), (3000, 2000), (2000, 4), (3000,), (2000,), (4,))
    network = Network(*(np.full(shape, np.finfo(np.float32).max) for shape in shapes))
    row = np.full(30, np.iinfo(np.int16).max)
    assert WholeNetwork(network).preferences(row).min() > 2**55
    assert WholeNetwork(replace(network, weights_3=-network.weights_3)).preferences(row).max() < -(2**55)


def test_what_was_saved_is_read(gang: Path) -> None:
    card, network = read_policy(gang)
    assert card == Card.of("biber-gang", "make nothing")
    for field in fields(Network):
        assert getattr(network, field.name).tolist() == getattr(any_network(GANG), field.name).tolist()
    with pytest.raises(BotError, match=r"ends in \.npz"):
        save_policy(gang.with_suffix(".bin"), card, network)
    with pytest.raises(BotError, match="cannot be written"):
        save_policy(Path("/proc/nowhere/gang.npz"), card, network)


def test_it_plays_wherever_bots_are_named(terminal: Terminal, gang: Path) -> None:  # noqa: F811  # The fixture.
    few = ("biber-gang", "--bots", f"{gang},careful", "--option", "rounds=1", "--json")
    assert terminal("arena", *few, "--deals", "3").json["bots"][1]["share"]["mean"] > 0.5
    assert terminal("simulate", *few, "--games", "3").json["seats"][0]["bot"] == str(gang)
    position = str(Path(__file__).resolve().parents[2] / "docs" / "examples" / "lastturn.toml")
    found = terminal("exact", "biber-gang", position, "--bots", str(gang), "--json").json
    assert found["bots"][0]["mean"] >= 0
    match = biberbau.Match("biber-gang", seats=2, seed=7)
    assert biberbau.bot(str(gang)).advise(match.view(0)) in match.legal(0)
    refusal = terminal("arena", "daumen-drauf", "--bots", f"{gang},careful", "--deals", "3").refusal
    assert "plays biber-gang/1, and this is daumen-drauf/1" in refusal
    assert "cannot read" in terminal("arena", "biber-gang", "--bots", "nowhere.npz,careful").refusal
    assert "cannot read" in terminal("serve", "--bot", "nowhere.npz").refusal


def test_it_does_not_play_variants_of_its_game(gang: Path) -> None:
    with pytest.raises(BotError, match="was trained at biber-gang, and this is a variant: biber-gang with beavers:6"):
        bot_named(str(gang), game_named("biber-gang", variant="beavers:6"))


@pytest.fixture
def offered() -> Iterator[None]:
    """What is offered in a test is forgotten after it."""
    before = dict(registry.ENTRIES)
    yield
    registry.ENTRIES.clear()
    registry.ENTRIES.update(before)


def test_offered_it_can_be_chosen_at_tables_of_its_game(gang: Path, offered: None) -> None:
    assert registry.offer(str(gang)) == registry.offer(str(gang)) == "gang@gang.npz"
    assert "gang@gang.npz" in describe_game(GANG)["bots"]
    assert "gang@gang.npz" not in describe_game(game_named("beanie"))["bots"]
    match = Match.new(GANG, 2, FastStream(1))
    assert bot_named("gang@gang.npz", GANG).choose(match.view(0), 1) in match.legal(0)


GOOD = asdict(Card.of("biber-gang", "make nothing"))
CARDS = {
    "no text": (b"\xff\xfe", "has no card"),
    "a list": (b"[]", "has no card"),
    "a deep list": (b"[" * 19_000, "has no card"),
    "a novel": (json.dumps(GOOD | {"training": "x" * 30_000}).encode(), "has no card"),
    "a long text": (json.dumps(GOOD | {"training": "x" * 5_000}).encode(), "nothing sensible of 'training'"),
    "another format": (json.dumps(GOOD | {"format": "other/1"}).encode(), "has no card of the format"),
    "no version": (json.dumps(GOOD | {"version": "1"}).encode(), "nothing sensible of 'version'"),
    "true as a version": (json.dumps(GOOD | {"version": True}).encode(), "nothing sensible of 'version'"),
    "an unknown game": (json.dumps(GOOD | {"game": "chess"}).encode(), "'chess', which there is not"),
    "an old version": (json.dumps(GOOD | {"version": 0}).encode(), "plays biber-gang/0"),
}


@pytest.mark.parametrize("name", CARDS)
def test_a_card_that_says_nothing_sensible_is_refused(name: str, tmp_path: Path) -> None:
    content, why = CARDS[name]
    weights = {field.name: getattr(any_network(GANG), field.name) for field in fields(Network)}
    path = tmp_path / "gang.npz"
    path.write_bytes(packed({"card": np.frombuffer(content, np.uint8), **weights}))
    with pytest.raises(BotError) as refusal:
        bot_named(str(path), GANG)
    assert why in str(refusal.value)
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"bias_1": np.zeros(5, np.float32)}, "weights_1 has the shape"),
        ({"scale": np.zeros(7, np.float32)}, "scale has the shape"),
        ({"bias_3": np.zeros(7, np.float32)}, "bias_3 has the shape"),
        ({"bias_2": np.full(HIDDEN, np.nan, np.float32)}, "bias_2 holds what is no number"),
        ({"bias_1": np.zeros(0, np.float32)}, "weights_1 has the shape"),
    ],
)
def test_weights_that_do_not_fit_are_refused(changed: dict[str, np.ndarray], why: str, tmp_path: Path) -> None:
    path = tmp_path / "gang.npz"
    save_policy(path, Card.of("biber-gang", "make nothing"), replace(any_network(GANG), **changed))
    with pytest.raises(BotError, match=f"does not fit biber-gang: {why}"):
        bot_named(str(path), GANG)


def test_a_file_with_a_pickle_is_never_opened(tmp_path: Path) -> None:
    path = tmp_path / "gang.npz"
    np.savez(path, card=np.array([{"format": "x"}], object))
    with pytest.raises(BotError, match="lacks"):
        read_policy(path)


def test_who_mixes_chooses_by_chance_as_often_as_is_liked(tmp_path: Path) -> None:
    path = tmp_path / "mixed.npz"
    save_policy(path, Card.of("biber-gang", "make nothing", mixes=True), any_network(GANG))
    assert read_policy(path)[0].mixes
    bot, match = bot_named(str(path), GANG), Match.new(GANG, 2, FastStream(1))
    view = match.view(0)
    liked = WholeNetwork(any_network(GANG)).preferences(Batch(GANG, 1, seed=1).observations[0])[view.actions]
    parts = shares(liked)
    chosen = [bot.choose(view, seed) for seed in range(400)]
    assert chosen == [bot.choose(view, seed) for seed in range(400)]
    often = np.array([chosen.count(action) / 400 for action in view.actions])
    np.testing.assert_allclose(often, parts / parts.sum(), atol=0.08)
    assert (often[parts == 0] == 0).all()


def test_shares_are_those_of_the_logarithms_without_what_is_seldom() -> None:
    one = 1 << (LATER + VALUES)
    found = shares(np.array([0, one, one - one // 2, -3 * one, 40 * -one]))
    odds = np.exp([-1.0, 0.0, -0.5, -4.0])
    np.testing.assert_allclose(found[:3] / found[1], odds[:3], rtol=0.02)
    assert found[3:].tolist() == [0, 0]
    assert shares(np.zeros(50, np.int64)).tolist() == [1] * 50


def test_cards_of_before_do_not_mix(tmp_path: Path, gang: Path) -> None:
    with np.load(gang) as file:
        arrays = dict(file)
    card = json.loads(arrays["card"].tobytes())
    for given, mixes in ((None, False), (True, True), (1, None)):
        said = {key: value for key, value in card.items() if key != "mixes"}
        said |= {} if given is None else {"mixes": given}
        path = tmp_path / "other.npz"
        path.write_bytes(packed(arrays | {"card": np.frombuffer(json.dumps(said).encode(), np.uint8)}))
        if mixes is None:
            with pytest.raises(BotError, match="nothing sensible of 'mixes'"):
                read_policy(path)
        else:
            assert read_policy(path)[0].mixes is mixes
