"""A family of two devices and more, of which one is to meet a fault; time goes by for all of them alike."""

import itertools
import shutil

from faults.device import Device
from faults.sentences import Ear, Facts
from faults.texts import DEVICES, pattern
from publishing import Server

WORDS = "Amber Birch Cedar Delta Ember Fjord Grove Hazel Iris Jade Kelp Lilac Maple Nectar Olive Poppy Quartz Raven".split()
READS = pattern(DEVICES["readsRoutines"])
ENDS = DEVICES["ends"][::2]


class FamilyServer(Server):
    """It keeps families in a folder, which can be as it was before."""

    def __init__(self, site, folder):
        self._folder = folder / "families"
        super().__init__(site, folder / "log", "--data", str(self._folder))

    def begin_anew(self):
        """It knows no family; and so many of them, begun in one hour from one address, it would not take."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
        self.start()

    def kill(self):
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        self._process = None

    def keep_copy(self):
        self.stop()
        shutil.rmtree(f"{self._folder}-before", ignore_errors=True)
        shutil.copytree(self._folder, f"{self._folder}-before")
        self.start()

    def set_back(self):
        shutil.rmtree(self._folder)
        shutil.copytree(f"{self._folder}-before", self._folder)
        self.start()


class NotTogether(Exception):
    """Two devices did not come together, and one of them has said why."""


class Family:
    def __init__(self, browsers, server, kind, left):
        """`left` is what a first start leaves on a device; `kind` the browser of all devices but the first."""
        self._browsers, self.server, self.kind = browsers, server, kind
        self.first = self._device("chromium")
        self.first.tab.before_all(f"testDatabase.begin({left})")
        self.first.begin_family()
        self.first.enter()
        self.first.open_devices()
        # Those that are open; those of them that have begun as members, and how many have, also such as are closed by now.
        self.devices = [self.first]
        self.begun = {self.first}
        self.members = 1
        self.second = None
        self._names = (f"{word} mornings {round}" for round in itertools.count(1) for word in WORDS)
        # What the routine was ever called.
        self.named = ["Morning quest"]
        self.moved = 0
        # Who has shown a code last, and how many were shown.
        self.codes = 0
        self.inviter = self.first
        # Calls that were hit on each device, as far as anybody has looked.
        self._hits = {}
        # What happened to it leaves traces: the next row gets another one.
        self.is_used_up = False
        self.begin_row(None, ())

    def _device(self, kind):
        return Device(self._browsers.tab(kind, self.server.url), self.server.url)

    def begin_row(self, hit, events):
        """From now on everybody listens; `hit` is who meets the fault."""
        self.hit, self.events = hit, set(events)
        self._ears = {}
        self._hits_before = dict(self._hits)

    def new_device(self):
        device = self._device(self.kind)
        device.open()
        return device

    def close(self, device):
        """It stays a member."""
        if device in self.devices:
            self.devices.remove(device)
        device.tab.close()

    def name(self):
        self.named.append(next(self._names))
        return self.named[-1]

    # Time

    def pass_time(self, seconds):
        for device in self.devices:
            device.pass_time(seconds)
        self.moved += seconds

    def settle(self):
        for device in self.devices:
            device.settle()

    # How it stands

    def listen(self):
        """To every open device; answers whether all that stands anywhere is so."""
        looks = [(device, device.look()) for device in self.devices]
        answers = []
        for device, look in looks:
            ear = self._ears.setdefault(device, Ear(self._place(device)))
            answers.append(ear.hear(look.lines, self._facts(device, look, [other for _, other in looks]), self.moved))
        self.looks = dict(looks)
        self._hits |= {device: look.hits for device, look in looks}
        return all(answers)

    def _place(self, device):
        return {self.first: "the first", self.second: "the second"}.get(device, "the third")

    def _facts(self, device, look, looks):
        net = look.net or {}
        return Facts(
            is_hit=device is self.hit,
            is_level=all(other.plan == look.plan for other in looks),
            has_keys=len([key for key in look.keys if key.startswith("device")]) > 0,
            has_worker=look.net is not None,
            answered=net.get("answered"),
            members=self.members,
            listed=len([line for line in look.lines if READS.fullmatch(line)]),
            events=self.events,
        )

    def hits(self):
        return sum(self._hits.values()) - sum(self._hits_before.values())

    def is_level(self):
        plans = [look.plan for look in self.looks.values()]
        return all(plan == plans[0] for plan in plans)

    def is_said_to_be_in_step(self):
        return all(DEVICES["inStep"] in look.lines for look in self.looks.values())

    def have_workers(self):
        """Each of its own, where there are no tabs that share one."""
        return self.is_used_up or all(look.net is not None for look in self.looks.values())

    def lies(self):
        return [f"{ear.name}: “{lie}”" for ear in self._ears.values() for lie in ear.lies]

    def says(self, text):
        return any(pattern(text).fullmatch(line) for look in self.looks.values() for line in look.lines)

    def stand(self):
        """In short, for whoever wants to know why."""
        skip = {DEVICES["readsRoutines"], "Routines", "The week", "Family", "What helps", "Devices", "Add a device", "Hand over"}
        return [[line for line in look.lines if line not in skip][:9] for look in self.looks.values()]

    def comes_true(self, is_so, bound, step=10):
        """Within so many seconds of moved time; answers whether it has."""
        began, end = self.moved, self.moved + bound
        while True:
            self.settle()
            is_all_so = self.listen()
            if is_so(is_all_so):
                return True
            if self.moved >= end:
                return False
            # What has not come by now is not looked for as closely.
            self.pass_time(step if self.moved - began < 7 * step else 2 * step if step >= 10 else 10)

    def comes_in_step(self, bound, name=None):
        """All have the same and say so, nothing stands that is not so, and a name that was given is shown everywhere."""
        def is_so(is_all_so):
            is_well = is_all_so and self.is_level() and self.is_said_to_be_in_step() and self.have_workers()
            return is_well and (name is None or self.show(name))

        return self.comes_true(is_so, bound)

    def show(self, name):
        return all(device.shows_routine(name) for device in self.devices)

    # Coming together

    def bring_in(self, device, inviter=None, bound=120):
        """By a code of the inviter's, which stands on its list of devices."""
        inviter = inviter or self.first
        self.inviter = inviter
        inviter.show_code()
        self.codes += 1
        if device not in self.devices:
            self.devices.append(device)
        self._is_there(lambda: inviter.shows(".big-code"), bound, "no code is shown")
        device.type_code(inviter.code())
        self._is_there(lambda: inviter.shows(".four li") and device.shows(".four li"), bound, "no pictures are shown")
        assert inviter.pictures() == device.pictures()
        inviter.tap("They are the same")
        self._is_there(lambda: inviter.has("Done"), bound, "the inviter does not hear of it")
        self._is_there(lambda: device.has("Go on") and device.standing() == 1, bound, "the other does not come in")
        self.members += 1
        self.begun.add(device)
        inviter.tap("Done")
        device.settle_in()
        device.routine = self.first.routine

    def begin_again(self, isReloaded):
        """With a new code and a device that is new, too, as somebody does it who has read why the first one did not come in."""
        for device in [device for device in self.devices if device not in self.begun]:
            self.close(device)
        if isReloaded:
            self.inviter.reload()
        self.inviter.give_up_pairing()
        self.bring_in(self.new_device(), self.inviter)
        if not self.comes_in_step(120):
            raise NotTogether("they do not come into step")

    def _is_there(self, is_so, bound, why):
        def is_over():
            said = [end for end in ENDS if self.says(end)]
            if said:
                raise NotTogether(f"{why}: “{said[0]}”")

        def is_so_or_over(_):
            if is_so():
                return True
            is_over()
            return False

        if not self.comes_true(is_so_or_over, bound, step=2):
            raise NotTogether(f"{why} within {bound} s")
