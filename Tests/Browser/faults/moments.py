"""The moments at which a fault strikes, by their names in the table."""

from faults import beginnings, changes, comings

MOMENTS = {
    "receiving": changes.receiving,
    "sending": changes.sending,
    "trapped while receiving": changes.trapped_while_receiving,
    "trapped while sending": changes.trapped_while_sending,
    "slow answer": changes.slow_answer,
    "frozen while receiving": changes.frozen_while_receiving,
    "frozen while sending": changes.frozen_while_sending,
    "full on both sides": changes.full_on_both_sides,
    "joining": comings.joining,
    "leaving": comings.leaving,
    "removing": comings.removing,
    "taking each other out": comings.taking_each_other_out,
    "joiner": comings.joiner,
    "inviter": comings.inviter,
    "founding": comings.founding,
    "inviting in a second tab": comings.inviting_in_a_second_tab,
    "starting": beginnings.starting,
    "second tab": comings.in_second_tab,
    "second tab of a frozen one": comings.in_second_tab_of_a_frozen_one,
    "clock +1": changes.clock_forward,
    "clock -1": changes.clock_back,
    "keys cleared": beginnings.keys_cleared,
    "rows cleared": beginnings.rows_cleared,
    "log gone": beginnings.log_gone,
    "server killed": beginnings.server_killed,
    "server set back": beginnings.server_set_back,
}
