"""How long tests wait before they say that something does not come: longer where the machine is busy."""

import os


def seconds(on_a_quiet_machine):
    """As many times longer as there are jobs that wait for each processor."""
    return on_a_quiet_machine * max(1, os.getloadavg()[0] / (os.cpu_count() or 1))


def milliseconds(on_a_quiet_machine):
    """The same, as Playwright counts."""
    return seconds(on_a_quiet_machine)
