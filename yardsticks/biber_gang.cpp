// How fast can Biber Gang possibly be played on this machine?
//
// One round after another of uniformly random play, written by hand in C++ for nothing but speed: the ceiling that the
// compiled rules are held against.  It plays the full default rules of docs/rules/biber-gang.md (clauses in brackets):
// deal, opening cards, starting sums, swaps, swims, frozen pairs, last turns, reshuffle, standstill and scoring with the
// best values for pairs of beavers.  The mean score and the mean number of decisions it prints must agree with those of
// the rules proper; a different game would be no yardstick.
//
//     g++ -O3 -march=native -o biber_gang_ceiling yardsticks/biber_gang.cpp
//     ./biber_gang_ceiling [players = 2] [rounds = 500000] [seed = 1]
//
// It prints one JSON object.  A decision is one choice among listed legal actions: two opening cards, a draw, or what to
// do with the drawn card; choices with a single legal action count too.

#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr int kSlots = 8;        // Slots 0 to 3 are the top row, 4 to 7 the bottom row.
constexpr int kOtherRow = 4;     // slot ^ kOtherRow is the other place of the column (2.2).
constexpr int kBeaver = 13;      // The numbers 0 to 12 stand for themselves (1.1).
constexpr int kDeckSize = 108;
constexpr int kMaxPlayers = 6;
constexpr int kStallLimit = 10;  // Turns of each player without a hidden card going (5.4, 8.4).
constexpr int kLadder[5] = {0, 0, 10, 15, 20};  // Bonus by number of pairs of one value (6.3).

// Decisions about the drawn card are numbered so that one switch on ranges carries them out.
constexpr int kSwap = 0;    // kSwap + slot (3.4, 3.5).
constexpr int kTurn = 8;    // kTurn + slot (3.6).
constexpr int kRefuse = 16; // (3.7)
constexpr int kSwim = 17;   // kSwim + 8 * beaver's slot + target (4.2).

// Marsaglia's xorshift with a final multiplication: fast, and good enough to play at random.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15ULL | 1) {}

  // A number below `bound`, taken from the upper half of a product instead of a slow remainder.
  int below(int bound) {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    const auto high = static_cast<std::uint32_t>((state_ * 0x2545F4914F6CDD1DULL) >> 32);
    return static_cast<int>((static_cast<std::uint64_t>(high) * static_cast<std::uint32_t>(bound)) >> 32);
  }

 private:
  std::uint64_t state_;
};

struct Round {
  std::int8_t display[kMaxPlayers][kSlots];
  std::uint8_t open[kMaxPlayers];  // One bit per slot: set when the card there is face up.
  std::int8_t deck[kDeckSize];     // The next card is the last one.
  std::int8_t pile[kDeckSize];     // The top card is the last one.
  int deck_count;
  int pile_count;
  int players;
  int turn;
  int quiet_turns;
  int last_turns;  // How many last turns are still to come, or -1 while nobody has called the end.
};

void shuffle(std::int8_t* cards, int count, Random& random) {
  for (int last = count - 1; last > 0; --last) {
    const int other = random.below(last + 1);
    const std::int8_t card = cards[last];
    cards[last] = cards[other];
    cards[other] = card;
  }
}

void deal(Round& round, int players, Random& random) {
  for (int card = 0; card < kDeckSize; ++card) {
    round.deck[card] = static_cast<std::int8_t>(card < 104 ? card >> 3 : kBeaver);
  }
  shuffle(round.deck, kDeckSize, random);
  int left = kDeckSize;
  for (int player = 0; player < players; ++player) {
    for (int slot = 0; slot < kSlots; ++slot) round.display[player][slot] = round.deck[--left];
    round.open[player] = 0;
  }
  round.pile[0] = round.deck[--left];
  round.pile_count = 1;
  round.deck_count = left;
  round.players = players;
  round.quiet_turns = 0;
  round.last_turns = -1;
}

// The sum of the open cards, where a beaver counts the open number of its column, or nothing (2.5).
int opening_sum(const Round& round, int player) {
  int sum = 0;
  for (unsigned open = round.open[player]; open != 0; open &= open - 1) {
    const int slot = std::countr_zero(open);
    const int partner = slot ^ kOtherRow;
    int card = round.display[player][slot];
    if (card == kBeaver) {
      const bool partner_open = (round.open[player] >> partner) & 1;
      card = partner_open ? round.display[player][partner] : 0;
      if (card == kBeaver) card = 0;
    }
    sum += card;
  }
  return sum;
}

// Everybody turns up two cards (2.4); the largest sum begins, chance breaking ties (2.6).  Returns decisions made.
int open_and_start(Round& round, Random& random) {
  std::uint8_t pairs[28];
  int count = 0;
  for (int first = 0; first < kSlots; ++first) {
    for (int second = first + 1; second < kSlots; ++second) {
      pairs[count++] = static_cast<std::uint8_t>(1 << first | 1 << second);
    }
  }
  int tied[kMaxPlayers];
  int tied_count = 0;
  int largest = -1;
  for (int player = 0; player < round.players; ++player) round.open[player] = pairs[random.below(count)];
  for (int player = 0; player < round.players; ++player) {
    const int sum = opening_sum(round, player);
    if (sum > largest) {
      largest = sum;
      tied_count = 0;
    }
    if (sum == largest) tied[tied_count++] = player;
  }
  round.turn = tied_count == 1 ? tied[0] : tied[random.below(tied_count)];
  return round.players;
}

// Takes the drawn card from the deck or the pile, whichever chance likes (3.2), and reshuffles when it must (3.9).
int draw(Round& round, Random& random) {
  if (random.below(2) == 1) return round.pile[--round.pile_count];
  if (round.deck_count == 0) {
    const std::int8_t top = round.pile[round.pile_count - 1];
    round.deck_count = round.pile_count - 1;
    for (int card = 0; card < round.deck_count; ++card) round.deck[card] = round.pile[card];
    shuffle(round.deck, round.deck_count, random);
    round.pile[0] = top;
    round.pile_count = 1;
  }
  return round.deck[--round.deck_count];
}

// Lists what may be done with the drawn card and returns how many actions there are (3.4 to 3.7, section 4).
int list_decisions(const Round& round, int drawn, std::uint8_t* decisions) {
  const std::int8_t* display = round.display[round.turn];
  const unsigned open = round.open[round.turn];
  const unsigned hidden = ~open & 0xFF;
  int count = 0;
  for (int slot = 0; slot < kSlots; ++slot) {
    const bool is_open_beaver = ((open >> slot) & 1) && display[slot] == kBeaver;
    const int partner = slot ^ kOtherRow;
    if (!is_open_beaver || !((open >> partner) & 1)) {
      decisions[count++] = static_cast<std::uint8_t>(kSwap + slot);
      continue;
    }
    const int value = display[partner];
    if (value == kBeaver) continue;  // Frozen (4.4).
    if (value == drawn) {            // A matching card makes the beaver swim instead (4.3).
      for (unsigned rest = hidden; rest != 0; rest &= rest - 1) {
        decisions[count++] = static_cast<std::uint8_t>(kSwim + 8 * slot + std::countr_zero(rest));
      }
    } else if (drawn != kBeaver) {   // A drawn beaver would match (4.6).
      decisions[count++] = static_cast<std::uint8_t>(kSwap + slot);
    }
  }
  for (unsigned rest = hidden; rest != 0; rest &= rest - 1) {
    decisions[count++] = static_cast<std::uint8_t>(kTurn + std::countr_zero(rest));
  }
  if (std::has_single_bit(hidden)) decisions[count++] = kRefuse;
  return count;
}

void carry_out(Round& round, int drawn, int decision) {
  std::int8_t* display = round.display[round.turn];
  std::uint8_t& open = round.open[round.turn];
  int discarded = drawn;
  if (decision < kTurn) {
    discarded = display[decision];
    display[decision] = static_cast<std::int8_t>(drawn);
    open |= static_cast<std::uint8_t>(1 << decision);
  } else if (decision < kRefuse) {
    open |= static_cast<std::uint8_t>(1 << (decision - kTurn));
  } else if (decision >= kSwim) {
    const int beaver = (decision - kSwim) >> 3;
    const int target = (decision - kSwim) & 7;
    discarded = display[target];
    display[target] = kBeaver;
    display[beaver] = static_cast<std::int8_t>(drawn);
    open |= static_cast<std::uint8_t>(1 << target);
  }
  round.pile[round.pile_count++] = static_cast<std::int8_t>(discarded);
}

// Passes the turn on and says whether the round goes on (5.1, 5.2, 5.4).
bool goes_on(Round& round, unsigned open_before) {
  const unsigned open = round.open[round.turn];
  round.quiet_turns = open == open_before ? round.quiet_turns + 1 : 0;
  if (round.last_turns >= 0) {
    if (--round.last_turns == 0) return false;
  } else if (open == 0xFF) {
    round.last_turns = round.players - 1;
  }
  if (round.quiet_turns >= kStallLimit * round.players) return false;
  round.turn = round.turn + 1 == round.players ? 0 : round.turn + 1;
  return true;
}

// The largest total bonus when `free` pairs of beavers may each take any value (6.6).
int best_bonus(int* pairs, int free) {
  if (free == 0) {
    int bonus = 0;
    for (int value = 0; value < 13; ++value) bonus += kLadder[pairs[value]];
    return bonus;
  }
  int best = 0;
  for (int value = 0; value < 13; ++value) {
    ++pairs[value];
    const int bonus = best_bonus(pairs, free - 1);
    --pairs[value];
    if (bonus > best) best = bonus;
  }
  return best;
}

int score(const std::int8_t* display) {
  int pairs[13] = {};
  int free = 0;
  int loose = 0;
  for (int column = 0; column < kOtherRow; ++column) {
    const int top = display[column];
    const int bottom = display[column + kOtherRow];
    if (top == kBeaver && bottom == kBeaver) {
      ++free;
    } else if (top == kBeaver) {
      ++pairs[bottom];
    } else if (bottom == kBeaver || top == bottom) {
      ++pairs[top];
    } else {
      loose += top + bottom;
    }
  }
  return loose - best_bonus(pairs, free);
}

struct Tally {
  std::int64_t decisions = 0;
  std::int64_t points = 0;
};

void play_round(int players, Random& random, Tally& tally) {
  Round round;
  deal(round, players, random);
  tally.decisions += open_and_start(round, random);
  std::uint8_t decisions[kSlots + 4 * kSlots + kSlots + 1];
  unsigned open_before = 0;
  do {
    const int drawn = draw(round, random);
    const int count = list_decisions(round, drawn, decisions);
    open_before = round.open[round.turn];
    carry_out(round, drawn, decisions[random.below(count)]);
    tally.decisions += 2;
  } while (goes_on(round, open_before));
  for (int player = 0; player < players; ++player) tally.points += score(round.display[player]);
}

}  // namespace

int main(int argument_count, char** arguments) {
  const int players = argument_count > 1 ? std::atoi(arguments[1]) : 0;
  const int rounds = argument_count > 2 ? std::atoi(arguments[2]) : 500000;
  const auto seed = static_cast<std::uint64_t>(argument_count > 3 ? std::atoll(arguments[3]) : 1);
  if ((players != 0 && players < 2) || players > kMaxPlayers || rounds < 1) {
    std::fprintf(stderr, "usage: %s [players 2..6, or 0 for each in turn] [rounds] [seed]\n", arguments[0]);
    return 2;
  }
  Random random(seed);
  Tally tally;
  const auto start = std::chrono::steady_clock::now();
  long long displays = 0;
  for (int round = 0; round < rounds; ++round) {
    const int seated = players != 0 ? players : 2 + round % (kMaxPlayers - 1);
    play_round(seated, random, tally);
    displays += seated;
  }
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  std::printf(
      "{\"game\": \"biber-gang\", \"players\": %d, \"rounds\": %d, \"decisions\": %lld, \"seconds\": %.3f, "
      "\"decisions_per_second\": %.0f, \"mean_decisions\": %.4f, \"mean_score\": %.4f}\n",
      players, rounds, static_cast<long long>(tally.decisions), elapsed.count(),
      static_cast<double>(tally.decisions) / elapsed.count(), static_cast<double>(tally.decisions) / rounds,
      static_cast<double>(tally.points) / static_cast<double>(displays));
  return 0;
}
