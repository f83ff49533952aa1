"""Moments at which devices come, go, or are used in another tab."""

from faults.changes import change, change_unseen
from faults.table import FOREVER, fault


def joining(family, row):
    third = family.new_device()
    family.second.arm(row.worker, row.page)
    family.bring_in(third)
    return change(family, third)


def leaving(family, row):
    third = a_third(family)
    family.second.arm(row.worker, row.page)
    take_out(family, family.first, third)
    return change(family, family.first)


def removing(family, row):
    third = a_third(family)
    family.second.arm(row.worker, row.page)
    take_out(family, family.second, third)
    return change(family, family.second)


def a_third(family):
    third = next((device for device in family.devices if device not in (family.first, family.second)), None)
    if third is None:
        third = family.new_device()
        family.bring_in(third)
        assert family.comes_in_step(120)
    return third


def take_out(family, by, device):
    by.remove(device.place_in_list())
    family.close(device)
    family.members -= 1


def taking_each_other_out(family, row):
    first, second = family.first, family.second
    third = a_third(family)
    family.is_used_up = True
    places = first.place_in_list(), second.place_in_list()
    family.events |= {"is leaving", "removed"}
    second.arm([fault("fetch", "lost", "/v1/", count=FOREVER)])
    second.hurry()
    second.remove(places[0])
    first.remove(places[1])
    family.comes_true(lambda _: False, 20)
    second.disarm()
    second.hurry()
    family.events -= {"is leaving"}
    family.members = 2
    return change(family, third)


def joiner(family, row):
    third = family.new_device()
    family.hit = third
    third.arm_next_start(row.worker, row.page)
    family.bring_in(third)
    return change(family, family.first)


def inviter(family, row):
    third = family.new_device()
    family.hit = family.first
    family.first.arm(row.worker, row.page)
    family.bring_in(third)
    return change(family, third)


def founding(family, row):
    family.hit = family.first
    family.first.arm_next_start(row.worker, row.page)
    family.second = family.new_device()
    family.bring_in(family.second)
    return change(family, family.second)


def inviting_in_a_second_tab(family, row):
    """The worker is the first tab's; somebody goes on in another one."""
    first = family.first
    tab = second_tab(family, first)
    family.hit = tab
    # One asks, the other works.
    (tab if "wish" in row.what else first).arm([], row.page)
    third = family.new_device()
    family.bring_in(third, inviter=tab)
    return change(family, third)


def second_tab(family, device):
    """Which has the family area open and writes, while the worker is the first one's."""
    tab = device.beside()
    tab.open()
    tab.take_over()
    # What is changed in it is the latest, for its clock is its own.
    tab.set_ahead(3600)
    family.devices.append(tab)
    family.begun.add(tab)
    family.is_used_up = True
    return tab


def in_second_tab(family, row):
    tab = second_tab(family, family.second)
    family.second.arm(row.worker, row.page)
    family.hit = tab
    change(family, family.first)
    return change_unseen(family, tab)


def in_second_tab_of_a_frozen_one(family, row):
    tab = second_tab(family, family.second)
    family.hit = tab
    family.devices.remove(family.second)
    family.second.tab.freeze(True)
    name = change(family, tab)
    for _ in range(12):
        family.pass_time(10)
    family.second.tab.freeze(False)
    family.devices.append(family.second)
    return name
