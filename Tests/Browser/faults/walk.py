"""Walks through the table: a row strikes two devices that are in step, and its verdict is what comes of them."""

import json
import time
import traceback

from faults.changes import change_unseen
from faults.device import Device
from faults.family import Family, FamilyServer, NotTogether
from faults.moments import MOMENTS
from faults.result import Result
from faults.site import faulty_site
from faults.tabs import Browsers
from faults.texts import DEVICES

# After so many codes a family is a new one: a server gives no more of them in an hour to one address.
MANY = 4
TOLD = [DEVICES["emptied"][0], DEVICES["notices"][16]]


class Walk:
    def __init__(self, playwright, folder, parts=None):
        site = faulty_site(folder, parts)
        self._server = FamilyServer(site, folder)
        self._browsers = Browsers(playwright, folder)
        self._family = None
        self._left = None

    def close(self):
        self._browsers.close()
        self._server.stop()

    def walk(self, row, kind="chromium"):
        result = Result(row, kind)
        began = time.monotonic()
        try:
            self._strike(row, kind, result)
        except Exception as error:  # A row that cannot be walked is told, and the next one is.
            result.broken = f"{type(error).__name__}: {str(error)[:300]}"
            result.stood.append(traceback.format_exc()[-900:])
        result.seconds = time.monotonic() - began
        if self._family and (self._family.is_used_up or not (result.verdict == "c" and result.passes)):
            self._leave_family()
        return result

    # The devices

    def _begin_family(self, kind, isAlone):
        self._browsers.clear()
        self._server.begin_anew()
        if self._left is None:
            self._left = self._first_start()
        family = Family(self._browsers, self._server, kind, self._left)
        if isAlone:
            return family
        family.second = family.new_device()
        family.bring_in(family.second)
        assert family.comes_in_step(120), f"the devices do not come into step before anything failed: {family.stand()}"
        return family

    def _first_start(self):
        """What the shortest one leaves on a device."""
        device = Device(self._browsers.tab("chromium", self._server.url), self._server.url)
        device.begin_family()
        left = json.dumps(device.tab.evaluate("testDatabase.read()"))
        self._browsers.clear()
        return left

    def _ready(self, row, kind):
        family = self._family
        if family is None or family.kind != kind or family.codes >= MANY or row.moment == "founding":
            self._leave_family()
            self._family = self._begin_family(kind, row.moment == "founding")
        return self._family

    def _leave_family(self):
        family, self._family = self._family, None
        for device in family.devices if family else []:
            device.tab.close()

    # What comes of it

    def _strike(self, row, kind, result):
        family = self._ready(row, kind)
        family.begin_row(family.second, row.all_events)
        before = {device: device.saved() for device in family.devices}
        name = None
        try:
            name = MOMENTS[row.moment](family, row)
        except NotTogether as error:
            result.stood.append(str(error))
        if row.lasts > 0:
            step = 10 if row.lasts < 600 else 300
            family.comes_true(lambda _: False, row.lasts, step)
            family.hit.disarm()
            family.events -= {"full", "keys fail"}
        result.verdict = self._verdict(family, row, name, result) if name else self._verdict_apart(family, row, result)
        family.listen()
        result.hits = family.hits()
        needs = row.worker + row.page
        if needs and result.hits == 0 and not row.is_spared:
            result.verdict = "not hit"
        result.lies = family.lies()
        for device, ids in before.items():
            if device in family.devices and not ids <= device.saved():
                result.verdict = "loss"
        if name and not any(name in str(device.plan()) for device in family.devices):
            result.verdict = "loss"
        self._end_row(family)

    def _verdict(self, family, row, name, result):
        if row.may == "t" and self._is_told(family, row):
            return "t"
        if family.comes_in_step(row.bound, name):
            return self._after_a_reload(family, row, result)
        result.stood += family.stand()
        change_unseen(family, family.first)
        if family.comes_in_step(60):
            return "e"
        family.hit.disarm()
        family.hit.reload()
        if row.may == "t" and self._is_told(family, row):
            return "t"
        if family.comes_in_step(60):
            return "r"
        result.stood += family.stand()
        return "D"

    def _after_a_reload(self, family, row, result):
        """What a browser has only said shows when the page is loaded again."""
        if not row.reloads:
            return "c"
        family.is_used_up = True
        family.hit.reload()
        if family.comes_in_step(row.bound):
            return "c"
        result.stood += family.stand()
        return "t" if self._is_told(family, row) else "D"

    def _is_told(self, family, row):
        return family.comes_true(lambda _: any(family.says(told) for told in TOLD), min(row.bound, 60))

    def _verdict_apart(self, family, row, result):
        """They did not come together: with a new code they may."""
        result.stood += family.stand()
        family.hit.disarm()
        for closing in (False, True):
            try:
                family.begin_again(isReloaded=closing)
                return "r" if closing else "e"
            except NotTogether as error:
                result.stood.append(str(error))
        return "D"

    def _end_row(self, family):
        for device in family.devices:
            device.disarm()
