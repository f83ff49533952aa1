"""Moments at which something is changed: each lets the fault strike, lets somebody change the routine, and answers what it
is called then."""

from eventually import at_last
from faults.table import FOREVER, fault


def receiving(family, row):
    family.second.arm(row.worker, row.page)
    return change(family, family.first)


def sending(family, row):
    family.second.arm(row.worker, row.page)
    return change(family, family.second)


def change(family, device):
    name = family.name()
    device.rename(name)
    return name


def trapped_while_receiving(family, row):
    name = change(family, family.first)
    trap(family.second)
    return name


def trapped_while_sending(family, row):
    name = change(family, family.second)
    trap(family.second)
    return name


def trap(device):
    device.worker("trap")
    at_last(lambda: not device.has_worker(), "the worker goes on")


def slow_answer(family, row):
    second = family.second
    second.arm([fault("fetch", "slow", "GET .*/log")])
    change(family, family.first)
    assert family.comes_true(lambda _: second.worker("isHeld") is True, 20, step=1)
    # What comes of the first change is heard by now; the second one's hint overtakes the answer.
    family.settle()
    heard = second.heard()
    name = change(family, family.first)
    at_last(lambda: second.heard() > heard, "no hint comes")
    family.settle()
    second.disarm()
    return name


def frozen_while_receiving(family, row):
    family.second.tab.freeze(True)
    name = change(family, family.first)
    for _ in range(12):
        family.first.pass_time(10)
    family.second.tab.freeze(False)
    return name


def frozen_while_sending(family, row):
    name = change(family, family.second)
    family.second.tab.freeze(True)
    for _ in range(12):
        family.first.pass_time(10)
    family.second.tab.freeze(False)
    return name


def full_on_both_sides(family, row):
    rules = [fault(call, "abort:QuotaExceededError", "timequest/", count=FOREVER) for call in ("put", "add")]
    family.second.arm(rules, rules)
    return change(family, family.first)


def change_unseen(family, device):
    """Where the routine may have an older name, or a newer."""
    device.read_routine(family.named[::-1])
    return change(family, device)


def clock_forward(family, row):
    return with_clock(family, 365 * 86_400_000)


def clock_back(family, row):
    return with_clock(family, -365 * 86_400_000)


def with_clock(family, moved):
    family.second.worker("setWall", moved)
    name = change(family, family.first)
    family.comes_true(lambda _: family.is_level(), 60)
    change_unseen(family, family.second)
    family.comes_true(lambda _: family.is_level(), 60)
    family.second.worker("setWall", 0)
    assert name
    return change_unseen(family, family.first)
